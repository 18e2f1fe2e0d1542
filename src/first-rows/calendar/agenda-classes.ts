import { theme } from './library-classes'

/** The classes with which the calendar library renders an agenda, as `library-classes.ts` has those of a month. */

/** The classes of its layout. */
export const agendaLayout = {
  frame: 'fc-A6 fc-dO fc-uR fc-S8',
  view: 'fc-dA fc-A6',
  scroller: 'fc-A6 fc-8s fc-dO fc-6w',
  column: 'fc-A6',
  sticky: 'fc-by',
  link: 'fc-dM fc-4B',
  inner: 'fc-F2',
  grow: 'fc-zm',
} as const

const line = 'fc-classic-zi1 fc-classic-C1x'
const cropped = 'fc-classic-TZ4 fc-classic-pKG'
const padded = 'fc-classic-Apf fc-classic-dl6'

/** The classes of its theme. */
export const agendaTheme = {
  day: ({ isLast }: { readonly isLast: boolean }) => (isLast ? '' : line),
  head: `${line} fc-classic-SDU fc-classic-nHS fc-classic-dl1 fc-classic-1sP fc-classic-XpK fc-classic-N2M`,
  headText: `${padded} fc-classic-9yp fc-classic-DIS`,
  event: [
    `fc-classic-XpK fc-classic-bCs ${padded} fc-classic-wwb fc-classic-ku3 fc-classic-C1x`,
    'fc-classic-Ubk fc-classic-OIx fc-classic-28F fc-classic-fFh',
  ].join(' '),
  dot: 'fc-classic-lNM fc-classic-AAA fc-classic-GOm',
  inner: 'fc-classic-GAX fc-classic-eF2',
  time: `fc-classic-88I fc-classic-yi0 fc-classic-roZ fc-classic-kMV ${cropped} fc-classic-IPx fc-classic-9yp`,
  title: `fc-classic-1El fc-classic-2KU ${cropped} fc-classic-9yp`,
  nothing: 'fc-classic-k3f fc-classic-dl1 fc-classic-sgX fc-classic-XpK fc-classic-E9P',
  nothingText: 'fc-classic-OUe fc-classic-jGI fc-classic-P9h',
  link: `${theme.anchor} ${theme.link}`,
} as const
