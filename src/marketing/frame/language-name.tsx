import { nameOf, type SiteLanguage } from '../base/language'

/** The outlines of 中 and 文 in Noto Sans SC, weight 600 (SIL Open Font License), 1000 units per em, y axis up. */
const inChinese = [
  'M90 672L911 672L911 179L799 179L799 566L198 566L198 174L90 174ZM146 337L862 337L862 231L146 231ZM441 847L554 847L554 -86L441 -86Z',
  'M701 627L812 596Q751 414 653 281.5Q555 149 416 60Q277 -29 94 -85Q88 -72 76.5 -53Q65 -34 52 -15Q39 4 28 16Q206 62 338 141Q470 220 559.5 339.5Q649 459 701 627ZM295 620Q349 471 441.5 351Q534 231 667.5 147Q801 63 976 21Q964 9 950 -9Q936 -27 923.5 -45.5Q911 -64 903 -79Q720 -30 585 62.5Q450 155 354.5 287.5Q259 420 196 589ZM46 676L959 676L959 571L46 571ZM415 823L529 856Q550 821 571 778Q592 735 601 703L480 666Q472 697 453.5 741.5Q435 786 415 823Z',
]

/**
 * The name of a language in that language. Pages in other languages have no Chinese font, nor has every system, so
 * the Chinese name is an SVG there.
 */
export const LanguageName = ({ language }: { language: SiteLanguage }) =>
  language === 'cn' ? (
    <>
      <svg className="site-drawn-name" viewBox="0 -880 2000 1000" fill="currentColor" aria-hidden="true">
        {inChinese.map((outline, index) => (
          <path key={outline} d={outline} transform={`translate(${index * 1000}) scale(1 -1)`} />
        ))}
      </svg>
      <span className="visually-hidden">{nameOf[language]}</span>
    </>
  ) : (
    nameOf[language]
  )
