import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A certificate for localhost that is valid for the duration of the bench. `pin` is the key that the browser trusts: a page whose
 * certificate errors are merely ignored gets neither a cache nor a service worker.
 * @throws {Error} when there is no openssl
 */
export function ownCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'clearloan-certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', keyFile, '-out', certFile],
  ];
  try {
    const { status, error, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`openssl created no certificate: ${error?.message ?? stderr}`);
    const cert = readFileSync(certFile, 'utf8');
    const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return {
      key: readFileSync(keyFile, 'utf8'),
      cert,
      pin: createHash('sha256').update(spki).digest('base64'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
