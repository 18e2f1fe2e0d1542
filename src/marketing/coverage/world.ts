/** The regions of the map: Europe, Asia-Pacific, and everything else. */
export const regions = ['europe', 'asiaPacific', 'elsewhere'] as const
export type Region = (typeof regions)[number]

/** Degrees between dots, and the coordinates of the first one. */
const step = 4
const west = -170
const north = 74

const letters: Readonly<Record<Region, string>> = { europe: 'e', asiaPacific: 'a', elsewhere: 'o' }

/** The land of the earth: a letter per dot, by its region. */
const land = `
...........................ooooooooooo..........................oooooooooooo
...ooooooooooooooooooooo.....oooooooo...........eee........oooooooooooooooooooooooooo
.ooooooooooooooooooooooooo...oooooo..oo.......eeeeeooooooooooooooooooooooooooooooooooooo
..ooooooooooooooooooooooooo..oooo...........eeeeeeoooooooooooooooooooooooooooooooooooo
..oo.....ooooooooooooooooooo..............e.eeee.eooooooooooooooooooooooooooooooooo
..........ooooooooooooooooooo...........eee..eeeeooooooooooooooooooooooooooooooooo
............ooooooooooooooooo..............eeeeeeooooooooooooooooooooooooooooo
............ooooooooooooooo...............eeeeeeeeoooo..ooooooooaaaaaaaaaaaa
............oooooooooooooo...............eee..e.ee......ooooooaaaaaaaaaaaaa...a
.............ooooooooooo.................ee.....e.ooooooo..aaaaaaaaaaaaaa.a..a
..............ooooooooo..................oooooo.....ooooooaaaaaaaaaaaaaaa...aa
..............ooooooooo..................oooooooooo.ooooooaaaaaaaaaaaaaaa
...............oooo.....................ooooooooooooooooo.aaaaaaaaaaaaaaa
................ooo...oo...............ooooooooooooo.ooooo..aaaaaaaaaaa
..................ooo..................ooooooooooooo.oooo....aaa..aaaa...a
....................oo.................oooooooooooooo.........a....aaa...a
........................ooo.............ooooooooooooooo.......a....a.a...a
.......................oooooo............oooooooooooooo..................aa
.......................ooooooo...............ooooooooo.............aa.aaa
.......................ooooooooo..............ooooooo...............a.aa.a..aa
.......................ooooooooooo............ooooooo................a.......aa
.......................ooooooooooo............ooooooo
........................ooooooooo.............ooooooo......................aaaa
.........................oooooooo.............ooooooo....................aaaaaa
.........................ooooooo..............oooooo..o................aaaaaaaaa
.........................oooooo................oooo....................aaaaaaaaaa
.........................ooooo.................ooo......................aaaaaaaaa
.........................oooo..................ooo......................a...aaaaa
.........................ooo..................................................aa......aa
.........................oo....................................................a......a
.........................oo
.........................oo
........................ooo
`
  .trim()
  .split('\n')

/** Units of the SVG between dots. */
export const gap = 10

/** The size of the SVG. */
export const mapBox = { width: 88 * gap, height: land.length * gap }

/** The position of coordinates on the map. */
export const mapPoint = (longitude: number, latitude: number): readonly [x: number, y: number] => [
  Math.round(((longitude - west) / step + 0.5) * gap),
  Math.round(((north - latitude) / step + 0.5) * gap),
]

/** The dots of a region as horizontal lines; with a dashed stroke, each dash is a dot. */
export const linesOf = (region: Region): string =>
  land
    .flatMap((row, line) =>
      [...row.matchAll(new RegExp(`${letters[region]}+`, 'g'))].map(
        ({ index, 0: run }) =>
          `M${(index + 0.5) * gap} ${(line + 0.5) * gap}h${(run.length - 1) * gap + 0.1}`,
      ),
    )
    .join('')
