import { isTraced } from './after-first-screen';

it.each([
  ['', false],
  ['{"prefix":"/api"}', false],
  ['{"traced":"on"}', false],
  ['{"traced":true}', true],
])('a page with the settings %s starts traces: %s', (block, isAsked) => {
  document.body.innerHTML = `<script type="application/json" id="brand">${block}</script>`;
  expect(isTraced()).toBe(isAsked);
});
