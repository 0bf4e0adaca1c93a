import { scriptsOf } from './size/renewed.mjs';
import { brotliCompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
const s = await scriptsOf();
const short = (id) => id.split('?')[0].replace(/.*\/main\//, '');
const out = {};
for (const [n, c] of s) out[n] = { imports: c.imports, dyn: c.dynamicImports, bytes: brotliCompressSync(c.code).length, modules: c.moduleIds.map(short), code: c.code };
writeFileSync('/tmp/chunks.json', JSON.stringify(out));
