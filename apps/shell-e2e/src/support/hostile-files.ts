import { deflateSync } from 'node:zlib';

const text = (words: string) => Buffer.from(words, 'latin1');
const hex = (digits: string) => Buffer.from(digits, 'hex');
const zeros = Buffer.alloc(200);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const pngStart = hex('89504e470d0a1a0a');

/** A PNG whose declared size differs from its data. */
function lyingPng(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4, 'latin1');
  head.writeUInt32BE(width, 8);
  head.writeUInt32BE(height, 12);
  head.set([8, 6, 0, 0, 0], 16);
  const body = Buffer.alloc(12 + data.length);
  body.writeUInt32BE(data.length, 0);
  body.write('IDAT', 4, 'latin1');
  body.set(data, 8);
  return Buffer.concat([pngStart, head, body]);
}

/** Thirty files that are not photos, all of them named and sent as photos. */
export const hostileFiles: readonly (readonly [string, Buffer])[] = [
  ['one byte', hex('ff')],
  ['a megabyte of zeros', Buffer.alloc(1024 * 1024)],
  ['an SVG with a script', text(svg)],
  ['an SVG with an XML prolog', text(`<?xml version="1.0"?>${svg}`)],
  ['an SVG with a byte order mark', Buffer.concat([hex('efbbbf'), text(svg)])],
  ['a compressed SVG', Buffer.concat([hex('1f8b0800'), text(svg)])],
  ['an HTML page', text('<!doctype html><script>alert(1)</script>')],
  ['a script', text('#!/bin/sh\nrm -rf /\n')],
  ['XML that reads files', text('<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>')],
  ['a PDF', text('%PDF-1.7\n1 0 obj')],
  ['a PDF that ends like a photo', Buffer.concat([text('%PDF-1.7\n'), hex('ffd9')])],
  ['PostScript', text('%!PS-Adobe-3.0\n(/etc/passwd) (r) file')],
  ['a GIF that is also a script', text('GIF89a=1/*')],
  ['a BMP without image data', Buffer.concat([text('BM'), zeros])],
  ['an icon', Buffer.concat([hex('00000100'), zeros])],
  ['a TIFF', Buffer.concat([hex('49492a00'), zeros])],
  ['an archive', Buffer.concat([text('PK\x03\x04'), zeros])],
  ['a Windows executable', Buffer.concat([text('MZ'), zeros])],
  ['a Linux executable', Buffer.concat([hex('7f454c46'), zeros])],
  ['a video', Buffer.concat([hex('00000018'), text('ftypmp42'), zeros])],
  ['a HEIC photo', Buffer.concat([hex('00000018'), text('ftypheic'), zeros])],
  ['an ImageMagick vector script', text('push graphic-context\nimage over 0,0 0,0 "|id"\npop')],
  ['text that begins like a JPEG', Buffer.concat([hex('ffd8ff'), text('not a photo')])],
  ['HTML that begins like a JPEG', Buffer.concat([hex('ffd8ffe0'), text('<script>1</script>')])],
  ['text that begins like a PNG', Buffer.concat([pngStart, text('not a photo')])],
  ['text that begins like a WebP', Buffer.concat([text('RIFF0000WEBP'), text('not a photo')])],
  ['a WAV file, which begins like a WebP', Buffer.concat([text('RIFF0000WAVE'), zeros])],
  ['a PNG of fifty thousand by fifty thousand', lyingPng(50_000, 50_000, deflateSync(Buffer.alloc(1000)))],
  ['a PNG of zero size', lyingPng(0, 0, deflateSync(Buffer.alloc(10)))],
  ['a PNG with corrupt data', lyingPng(400, 300, Buffer.alloc(500, 7))],
];
