/**
 * The classes with which the calendar library renders a month. Their names change with its version: the test compares
 * them with the library, which is too large for the script of the first rows.
 */

/** The classes of its layout. */
export const layout = {
  root: 'fc-9x fc-MC fc-A6 fc-II',
  column: 'fc-A6',
  row: 'fc-2z',
  grow: 'fc-zm',
  fill: 'fc-F2',
  frame: 'fc-A6 fc-dO fc-uR fc-S8 fc-F2',
  view: 'fc-F2 fc-dA fc-A6',
  head: 'fc-2z fc-gp fc-wc fc-MM fc-7o',
  headCell: 'fc-3z fc-8s fc-A6 fc-MM fc-al fc-7o fc-F2 fc-Ld fc-FL',
  headText: 'fc-A6 fc-8g fc-U3',
  scroller: 'fc-A6 fc-F2 fc-8s fc-dO fc-6w',
  week: 'fc-zm fc-2z fc-dO fc-wc fc-MM fc-MC',
  lastWeek: 'fc-7o',
  day: 'fc-MM fc-al fc-7o fc-F2 fc-A6 fc-dO fc-3z fc-8s',
  firstDay: 'fc-Ap',
  above: 'fc-dO fc-QX',
  link: 'fc-dM fc-4B',
  content: 'fc-A6 fc-F2',
  events: 'fc-dO',
  place: 'fc-6R fc-LT fc-PS',
  event: 'fc-2z fc-gF',
  inner: 'fc-F2 fc-8Q',
  dot: 'fc-96',
  sticky: 'fc-vh',
  more: 'fc-dO fc-QX fc-2z fc-8n fc-dM',
  hidden: 'fc-QT',
} as const

/** What decides how a part of a month looks. */
interface Look {
  /** Whether the days are narrow. */
  readonly isNarrow: boolean
}

const small = ({ isNarrow }: Look, size: string): string => (isNarrow ? 'fc-classic-vQz' : size)
const text = 'fc-classic-a3B'
const focus = 'fc-classic-uqo fc-classic-zIi'
const pressed = 'fc-classic-4yP fc-classic-tCP fc-classic-8gz'
const cell = 'fc-classic-wsy fc-classic-C1x'
const inLine = 'fc-classic-dl1 fc-classic-1sP fc-classic-XpK'
const cropped = 'fc-classic-TZ4 fc-classic-pKG'
const aside = ({ isNarrow }: Look): string => (isNarrow ? 'fc-classic-148' : 'fc-classic-cKZ')

/** The classes of its theme. */
export const theme = {
  root: 'fc-classic-yth fc-classic-n5m',
  view: 'fc-classic-Jk3 fc-classic-GAX fc-classic-C1x fc-classic-ku3 fc-classic-zi1 fc-classic-1Wx',
  head: 'fc-classic-Jk3',
  headRow: cell,
  headCell: `fc-classic-E9P ${cell}`,
  headText: (look: Look) =>
    `fc-classic-rVY fc-classic-cJ3 fc-classic-dl1 fc-classic-sgX ${small(look, 'fc-classic-9yp')}`,
  headLine: 'fc-classic-zi1 fc-classic-C1x',
  week: cell,
  day: ({ isToday }: { readonly isToday: boolean }) => (isToday ? `${cell} fc-classic-hbn` : cell),
  above: ({ isNarrow }: Look) =>
    `${isNarrow ? 'fc-classic-toR' : 'fc-classic-84e'} fc-classic-dl1 fc-classic-1sP fc-classic-LMv`,
  number: ({ isNarrow, isOther }: Look & { readonly isOther: boolean }) =>
    [
      'fc-classic-rVY fc-classic-TZ4',
      isNarrow ? 'fc-classic-cJ3 fc-classic-vQz' : 'fc-classic-V9v fc-classic-9yp',
      ...(isOther ? ['fc-classic-taq'] : []),
    ].join(' '),
  anchor: 'fc-classic-JiE',
  link: 'fc-classic-Eu0 fc-classic-uqo fc-classic-fFh fc-classic-zIi',
  below: 'fc-classic-toR',
  event: focus,
  bar: ({ isNarrow, isStart, isEnd }: Look & { readonly isStart: boolean; readonly isEnd: boolean }) =>
    [
      'fc-classic-bCs fc-classic-eYX fc-classic-d0j fc-classic-DO7 fc-classic-YjJ fc-classic-vwH fc-classic-3Xj',
      'fc-classic-Ika fc-classic-JIC',
      ...(isStart ? ['fc-classic-3J4 fc-classic-kmj', isNarrow ? 'fc-classic-qvL' : 'fc-classic-Jzj'] : []),
      ...(isEnd ? ['fc-classic-USt fc-classic-Skl', isNarrow ? 'fc-classic-9hC' : 'fc-classic-3e1'] : []),
    ].join(' '),
  barInner: (look: Look) =>
    `fc-classic-i9F fc-classic-cfp ${inLine} ${small(look, text)} fc-classic-z5u fc-classic-aTF`,
  barTime: `${cropped} fc-classic-1Zl fc-classic-DIS fc-classic-F1o`,
  barTitle: `${cropped} fc-classic-OLq fc-classic-F1o`,
  line: (look: Look) =>
    `fc-classic-XpK fc-classic-Ika fc-classic-7A6 fc-classic-Fvv ${aside(look)} ${pressed}`,
  dot: ({ isNarrow }: Look) =>
    `fc-classic-lNM fc-classic-AAA fc-classic-Mjo ${isNarrow ? 'fc-classic-148' : 'fc-classic-rVY'}`,
  lineInner: (look: Look) => `fc-classic-GAX ${inLine} fc-classic-z5u fc-classic-aTF ${small(look, text)}`,
  lineTime: `fc-classic-F1o ${cropped} fc-classic-1Zl`,
  lineTitle: `fc-classic-F1o fc-classic-DIS ${cropped} fc-classic-OLq`,
  more: ({ isNarrow }: Look) =>
    [
      focus,
      'fc-classic-Ika fc-classic-wsy fc-classic-Fvv',
      isNarrow ? 'fc-classic-148 fc-classic-0Pr' : 'fc-classic-sI7 fc-classic-cKZ fc-classic-d0j',
      pressed,
    ].join(' '),
  moreText: (look: Look) => `${cropped} fc-classic-7A6 ${small(look, text)}`,
} as const
