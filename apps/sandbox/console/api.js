/* global SwaggerUIBundle */
/** Draws the OpenAPI document of this lender. Nothing is loaded from another origin, and no document of another address is drawn. */
SwaggerUIBundle({
  url: '/sandbox/openapi.json',
  domNode: document.querySelector('#api'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  queryConfigEnabled: false,
  validatorUrl: null,
});
