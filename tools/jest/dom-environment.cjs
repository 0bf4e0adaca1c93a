const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch APIs; tests use Node's, so ky and msw run as they do in a browser. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'BroadcastChannel',
  'structuredClone',
  'TextDecoderStream',
  'TextEncoderStream',
  'CompressionStream',
  'DecompressionStream',
];

/** Node's FormData cannot read a form, and React 19 passes it one on each submit; jsdom's FormData reads it. */
const formDataReading = (JsdomFormData) =>
  class FormData extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (form === undefined) return;
      for (const [name, value] of new JsdomFormData(form, submitter)) this.append(name, value);
    }
  };

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(
      {
        ...config,
        projectConfig: {
          ...config.projectConfig,
          testEnvironmentOptions: { customExportConditions: [''], url: 'http://localhost/' },
        },
      },
      context,
    );
    const { FormData: JsdomFormData } = this.global;
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.FormData = formDataReading(JsdomFormData);
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
};
