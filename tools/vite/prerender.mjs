/**
 * Pages of the build with a screen of their own, by the path that they answer. One that `takesInput` can be used before its
 * first read is answered, so it carries no preload script.
 */
export const prerenderedPages = [
  { screen: 'login', path: '/login', takesInput: true },
  { screen: 'home', path: '/', takesInput: false },
];
