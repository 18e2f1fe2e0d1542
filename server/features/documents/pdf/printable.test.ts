import { expect, test } from 'vitest'
import { fontFor } from './fonts'
import { isPrintable, unprintableIn } from './printable'

test('the printable characters are those that the fonts have in both weights', () => {
  const wrong: string[] = []
  for (let code = 0x20; code <= 0x3ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    const isInFonts = Boolean(fontFor(character, 'regular') && fontFor(character, 'bold'))
    if (isInFonts !== isPrintable(character)) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test('what documents cannot print is named once', () => {
  expect(unprintableIn('Zürich, Ełk, Đà Nẵng, 北京市, Αθήνα, Москва: 12 × 3 – “€5.00”\n\tOK')).toEqual([])
  expect(unprintableIn('e\u0301te\u0301')).toEqual([])
  expect(unprintableIn('Café مرحبا، مُحَمَّد ١٢٣, پیچ علی\u200cرضا, שָׁלוֹם – ״צה״ל״')).toEqual([])
  expect(unprintableIn('Київ, Ђорђе, Ἀθῆναι, สวัสดีค่ะ')).toEqual([])
  expect(unprintableIn('नमस्ते')).toContain('न')
  expect(unprintableIn('ܫܠܡܐ, ܫܠܡܐ 🙂')).toEqual(['ܫ', 'ܠ', 'ܡ', 'ܐ', '🙂'])
})
