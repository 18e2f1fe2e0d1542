import type { Random } from './random'

const codes: Record<string, string> = {
  CN: '86138',
  HK: '852',
  JP: '8190',
  SG: '65',
  IN: '9198',
  AU: '614',
  NZ: '642',
  US: '1415',
  CA: '1514',
  BR: '5511',
  GB: '4420',
  FR: '331',
  ES: '3491',
  IT: '3902',
  PL: '4812',
}

/** A generated telephone number of a country, in international format; German for a country without a known prefix. */
export const phoneIn = (country: string, random: Random): string =>
  `+${codes[country] ?? '4930'}${random.whole(10_000_000, 99_999_999)}`
