import { namedIn } from '../base/country-names'
import type { SiteLanguage } from '../base/language'

/** The countries of the explorer with their coordinates: degrees east, degrees north. */
export const countryCoordinates = {
  AT: [14, 47.5],
  AU: [145, -34],
  BE: [4.5, 50.5],
  CN: [113, 33],
  CZ: [15.5, 50],
  DE: [10, 52],
  DK: [9.5, 56],
  ES: [-4, 40],
  FI: [26, 63],
  FR: [2, 47],
  GB: [-1.5, 53],
  GR: [22, 39.5],
  HK: [114, 22],
  ID: [110, -7],
  IE: [-8, 53],
  IN: [78, 22],
  IT: [12.5, 43],
  JP: [138, 36],
  KR: [127.5, 37],
  MY: [102, 4],
  NL: [5.5, 53],
  NZ: [174, -39],
  PH: [122, 14],
  PL: [20, 52],
  PT: [-8.5, 39.5],
  SE: [15, 60],
  SG: [104, 1],
  TH: [101, 15],
  VN: [107, 15],
} as const satisfies Readonly<Record<string, readonly [longitude: number, latitude: number]>>

export type Country = keyof typeof countryCoordinates

/** All countries. */
export const everywhere = Object.keys(countryCoordinates) as readonly Country[]
/** The Asian countries. */
export const asian: readonly Country[] = ['CN', 'HK', 'SG', 'MY', 'TH', 'ID', 'PH', 'VN', 'IN', 'JP', 'KR']

/** All countries with their names in a language, sorted by name. */
export const countriesIn = (language: SiteLanguage) => namedIn(language, everywhere)
