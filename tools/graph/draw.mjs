import { essentialUses, floorsOf } from './layers.mjs';

const box = { width: 116, height: 34, gap: 14, floor: 96, margin: 20 };
const step = box.width + box.gap;

const style = `
  text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: #1b1b1a; }
  rect { fill: #fff; stroke: #1b1b1a; }
  path { fill: none; stroke: #5a6b8c; stroke-opacity: 0.6; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f2efe8; } rect { fill: #1f1e1c; stroke: #f2efe8; } path { stroke: #9db2da; }
  }`;

/** The position of each project: rows are centred on the widest. */
function placesOf(floors) {
  const width = Math.max(...floors.map(({ length }) => length)) * step - box.gap;
  const places = new Map();
  floors.forEach((names, floor) => {
    const left = box.margin + (width - (names.length * step - box.gap)) / 2;
    names.forEach((name, at) => places.set(name, { x: left + at * step, y: box.margin + floor * box.floor }));
  });
  return {
    places,
    width: width + 2 * box.margin,
    height: (floors.length - 1) * box.floor + box.height + 2 * box.margin,
  };
}

const drawBox = (name, { x, y }) =>
  `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/><text x="${x + box.width / 2}" y="${y + 22}">${name}</text>`;

function drawUse(from, to) {
  const [x1, y1, x2, y2] = [from.x + box.width / 2, from.y + box.height, to.x + box.width / 2, to.y];
  const bend = (y2 - y1) / 2;
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
}

/**
 * Draws the project graph: each project above its dependencies.
 * @param {import('./layers.mjs').Uses} uses
 * @returns {string} SVG
 */
export function drawGraph(uses) {
  const essential = essentialUses(uses);
  const { places, width, height } = placesOf(floorsOf(uses));
  const at = (name) => places.get(name);
  const lines = Object.entries(essential).flatMap(([name, used]) =>
    used.map((each) => drawUse(at(name), at(each))),
  );
  const boxes = [...places].map(([name, place]) => drawBox(name, place));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>The projects of Clearloan, each above what it uses</title><style>${style}</style>`,
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}
