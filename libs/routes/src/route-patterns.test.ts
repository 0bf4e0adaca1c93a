import { routePatterns, tabRoutes } from './route-patterns';

it('the specified paths are unchanged', () => {
  expect(routePatterns).toMatchObject({
    main: '/',
    IdCardType: '/IdCardType',
    landing: '/landing',
    landing2: '/landing2',
  });
});

it('every named route of the specification exists', () => {
  const specified =
    'main order mine login productDetail auth confirmUrl loanDetailUrl repayUrl repayDelayUrl ynRepay ynRepayChoose ' +
    'setting logout faceDetection privacyPolicy aboutUs customerService';
  expect(Object.keys(routePatterns)).toEqual(expect.arrayContaining(specified.split(' ')));
});

it('no two screens have the same path', () => {
  const shapes = Object.values(routePatterns).map((pattern) => pattern.replace(/:\w+/g, ':').toLowerCase());
  expect(new Set(shapes).size).toBe(shapes.length);
});

it('tabs need no parameter', () => {
  for (const tab of tabRoutes) expect(routePatterns[tab]).not.toContain(':');
});
