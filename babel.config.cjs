/** Used by Jest; Vite has its own plugins. The Lingui macro is the one transform that both share. */
module.exports = {
  presets: [
    ['@babel/preset-env', { targets: { node: '20' } }],
    ['@babel/preset-react', { runtime: 'automatic' }],
    ['@babel/preset-typescript', { allowDeclareFields: true }],
  ],
  plugins: ['@lingui/babel-plugin-lingui-macro'],
};
