const { formatter } = require('@lingui/format-po');
const { compileMessage } = require('@lingui/message-utils/compileMessage');

/** Jest loads a catalog the way the Vite plugin does: compiled from the .po file on the spot. */
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
