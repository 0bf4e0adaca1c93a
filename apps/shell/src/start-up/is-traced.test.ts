import { isTraced } from './after-first-screen';

it.each([
  ['', false],
  ['{"prefix":"/api"}', false],
  ['{"traced":"on"}', false],
  ['{"traced":true}', true],
])('calls of a page with the settings %s begin traces: %s', (block, isAsked) => {
  document.body.innerHTML = `<script type="application/json" id="brand">${block}</script>`;
  expect(isTraced()).toBe(isAsked);
});
