import type { FastifyInstance } from 'fastify';

/** Drawn for this sample lender: a coloured tile with a symbol, 44 by 44. */
const drawings: Readonly<Record<string, { readonly tile: string; readonly sign: string }>> = {
  everyday: {
    tile: '#14405c',
    sign: '<circle cx="29" cy="15" r="5" fill="#ffd24a"/><path d="M7 26q5-6 10 0t10 0 10 0M7 33q5-6 10 0t10 0 10 0" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  },
  'top-up': {
    tile: '#0f5b52',
    sign: '<path d="M22 9v26M9 22h26" stroke="#fff" stroke-width="6" stroke-linecap="round"/>',
  },
  school: {
    tile: '#4a3a10',
    sign: '<path d="M5 19l17-8 17 8-17 8z" fill="#fff"/><path d="M13 25v6q9 6 18 0v-6l-9 4z" fill="#f0c75e"/><path d="M37 20v9" stroke="#fff" stroke-width="2" stroke-linecap="round"/>',
  },
  salary: {
    tile: '#7b2a1c',
    sign: '<path d="M23 7v25H9z" fill="#fff"/><path d="M26 14l9 18h-9z" fill="#f4b9a6"/><path d="M8 36h28" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  },
  shop: {
    tile: '#24492b',
    sign: '<path d="M11 9h22l4 9H7z" fill="#fff"/><path d="M10 21h24v14H10z" fill="#b4dca4"/><path d="M19 26h7v9h-7z" fill="#24492b"/>',
  },
  phone: {
    tile: '#392c5c',
    sign: '<rect x="14" y="7" width="16" height="30" rx="4" fill="#fff"/><path d="M20 32h4" stroke="#392c5c" stroke-width="3" stroke-linecap="round"/>',
  },
};

/** The path of a product's logo; undefined for a product without a drawing. */
export const logoPath = (productId: string): string | undefined =>
  Object.hasOwn(drawings, productId) ? `/logos/${productId}.svg` : undefined;

/** A product's logo as SVG; undefined for a product without a drawing. */
function drawLogo(productId: string): string | undefined {
  const drawing = Object.hasOwn(drawings, productId) ? drawings[productId] : undefined;
  if (drawing === undefined) return undefined;
  const { tile, sign } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${tile}"/>${sign}</svg>`;
}

/** Serves the product logos publicly, because they are on every screen that names a loan. */
export function addLogoRoute(server: FastifyInstance): void {
  server.get<{ Params: { productId: string } }>('/logos/:productId.svg', (request, reply) => {
    const logo = drawLogo(request.params.productId);
    if (logo === undefined)
      return reply.header('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found');
    if (server.appOrigins.length > 0) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Security-Policy', "default-src 'none'")
      .type('image/svg+xml')
      .send(logo);
  });
}
