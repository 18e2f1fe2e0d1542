import { describe, expect, it } from 'vitest'
import { formulaText, withoutFormula } from './sheet-formula'

const dangerous = ['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠a', ' =1', "'=1"]
const splitting = ['x;=1+1', 'x;＝1', 'x\n=1', 'x\r\n-1', 'x\t@a', 'x|+1', 'x; =1', "x;'=1", 'a;=1;=2']

describe('cells of CSV', () => {
  it.each([...dangerous, ...splitting])('with %j start no formula, however they are split', (text) => {
    for (const piece of withoutFormula(text).split(/[;|\t\r\n]+/))
      expect(piece).not.toMatch(/^ *[=+\-@＝＋－＠]/)
  })

  it('are unchanged if nothing in them is a formula', () => {
    for (const text of ['', 'a=1', 'x; y', "'quoted'", 'one-two', 'a\nb', "it's", '1;2'])
      expect(withoutFormula(text)).toBe(text)
  })

  it('are decoded to the original text', () => {
    const pieces = ['', "'", '=', '-', ';', '\n', ' ', 'a', '＝', '\t']
    const texts = pieces.flatMap((a) =>
      pieces.flatMap((b) => pieces.flatMap((c) => pieces.map((d) => a + b + c + d))),
    )
    expect(texts.filter((text) => formulaText(withoutFormula(text)) !== text)).toEqual([])
  })

  it('of other programs are read unchanged', () => {
    for (const cell of ["'quoted'", "'", "x;'=1", "it's", '=1+1']) expect(formulaText(cell)).toBe(cell)
  })
})
