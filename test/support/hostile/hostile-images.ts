import { crc32, deflateSync } from 'node:zlib';

/** Images as somebody would make them who means harm. */

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Valid in all but that its rows are missing. */
export const claimedPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** A GIF of one colour whose frames are many, each as large as the first. */
export const animatedGif = (width: number, height: number, frames: number): Buffer => {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xff\0\0\0\0\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  // Two pixels, and an end: a decoder fills the rest.
  const frame = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02\x02\x44\x0a\0', 'latin1');
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
};

export const scriptedSvg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><script>alert(1)</script><rect width="600" height="400"/></svg>',
);

/** A valid script that is a GIF by its first bytes. */
export const scriptInGif = Buffer.from('GIF89a=0/*\0\0\0\0\0*/;alert(document.domain)//', 'latin1');

/** Empty, but a zip. */
export const emptyZip = Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1');
