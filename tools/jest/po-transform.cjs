const { formatter } = require('@lingui/format-po');
const { compileMessage } = require('@lingui/message-utils/compileMessage');

/** Compiles a .po catalog on the fly, as the Vite plugin does. */
module.exports = {
  process(source, filename) {
    const catalog = formatter().parse(source, { locale: null, sourceLocale: 'en', filename });
    const messages = Object.fromEntries(
      Object.entries(catalog).map(([id, { translation, message }]) => [
        id,
        compileMessage(translation || message || id),
      ]),
    );
    return { code: `module.exports = { messages: ${JSON.stringify(messages)} };` };
  },
};
