/** The transfer a banking app reads off a VietQR code. */
export interface ScannedTransfer {
  readonly bin: string;
  readonly account: string;
  readonly amount: number | null;
  readonly text: string;
}

type Tags = ReadonlyMap<string, string>;

/** Tag, length, value, one after the other; null = it does not add up. Lengths count characters. */
function parseTags(text: string): Tags | null {
  const tags = new Map<string, string>();
  const signs = [...text];
  let at = 0;
  while (at < signs.length) {
    const [tag, length] = [signs.slice(at, at + 2).join(''), signs.slice(at + 2, at + 4).join('')];
    const value = signs.slice(at + 4, at + 4 + Number(length));
    if (!/^\d\d$/.test(tag) || !/^\d\d$/.test(length) || value.length !== Number(length)) return null;
    tags.set(tag, value.join(''));
    at += 4 + Number(length);
  }
  return tags;
}

/** The remainder of a division of polynomials, by a table; written another way than where codes are made. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte * 256;
  for (let bit = 0; bit < 8; bit += 1) rest = rest >= 0x8000 ? ((rest * 2) % 0x10000) ^ 0x1021 : rest * 2;
  return rest;
});

function checksum(text: string): string {
  let rest = 0xffff;
  for (const byte of Buffer.from(text, 'utf8'))
    rest = ((rest & 0xff) << 8) ^ (TABLE[(rest >> 8) ^ byte] ?? 0);
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** The transfer in a code, or null: broken, no VietQR, or nothing a bank would follow. */
export function readVietQr(code: string): ScannedTransfer | null {
  const body = code.slice(0, -4);
  if (!body.endsWith('6304') || checksum(body) !== code.slice(-4)) return null;
  const tags = parseTags(code);
  const merchant = parseTags(tags?.get('38') ?? '');
  const beneficiary = parseTags(merchant?.get('01') ?? '');
  if (tags?.get('00') !== '01' || merchant?.get('00') !== 'A000000727') return null;
  if (!/^QRIBFTT[AC]$/.test(merchant.get('02') ?? '')) return null;
  const [bin = '', account = ''] = [beneficiary?.get('00'), beneficiary?.get('01')];
  if (!/^\d{6}$/.test(bin) || account === '' || tags.get('53') !== '704') return null;
  const more = parseTags(tags.get('62') ?? '');
  const amount = tags.get('54');
  if (more === null || (amount !== undefined && !/^\d+$/.test(amount))) return null;
  return { bin, account, amount: amount === undefined ? null : Number(amount), text: more.get('08') ?? '' };
}
