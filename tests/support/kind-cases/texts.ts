import * as f from '#define/fields'
import type { CasesOf } from './case'

/** Test values of each kind of text. */
export const texts: CasesOf<
  | 'text'
  | 'richText'
  | 'email'
  | 'url'
  | 'phone'
  | 'color'
  | 'country'
  | 'currency'
  | 'rank'
  | 'file'
  | 'image'
> = {
  text: [
    {
      field: f.text({ min: 2, max: 5 }),
      accepted: [['ab'], ['  abc  ', 'abc'], ['你好吗'], ['a\nb', 'a b'], ['a\r\n\tb', 'a b']],
      refused: [
        ['a', 'min.string'],
        ['abcdef', 'max.string'],
        ['', 'required'],
        [null, 'required'],
        [5, 'type.string'],
        [['ab'], 'type.string'],
        ['a\0b', 'characters'],
        ['a\u001bb', 'characters'],
        ['a\ud800', 'characters'],
      ],
    },
    {
      field: f.text(),
      accepted: [['x'.repeat(255)]],
      refused: [
        ['', 'required'],
        ['   ', 'required'],
        ['x'.repeat(256), 'max.string'],
      ],
    },
    {
      field: f.text({ lines: 3 }),
      accepted: [['x'.repeat(10_000)]],
      refused: [['x'.repeat(10_001), 'max.string']],
    },
    {
      field: f.text({ optional: true }),
      accepted: [[null], ['', null], ['  ', null]],
      refused: [[false, 'type.string']],
    },
    { field: f.text({ secret: true }), accepted: [['  kept  ']], refused: [['', 'required']] },
  ],
  richText: [
    {
      field: f.richText({ max: 20 }),
      accepted: [['<p>a</p>'], [' <p>a</p> ', '<p>a</p>']],
      refused: [
        ['x'.repeat(21), 'max.string'],
        ['', 'required'],
        [1, 'type.string'],
      ],
    },
  ],
  email: [
    {
      field: f.email(),
      accepted: [[' Ann@Shop.Example ', 'ann@shop.example']],
      refused: [
        ['ann', 'format.email'],
        ['a b@shop.example', 'format.email'],
        [`${'x'.repeat(250)}@shop.example`, 'max.string'],
        ['', 'required'],
      ],
    },
  ],
  url: [
    {
      field: f.url(),
      accepted: [['https://shop.example/a?b=c#d'], ['http://shop.example']],
      refused: [
        ['shop.example', 'url'],
        ['javascript:alert(1)', 'url'],
        ['ftp://shop.example', 'url'],
        ['https://', 'url'],
        ['https://a b', 'url'],
      ],
    },
  ],
  phone: [
    {
      field: f.phone(),
      accepted: [['+49 (30) 123-456', '+4930123456']],
      refused: [
        ['030123456', 'format.phone'],
        ['+0123456', 'format.phone'],
        ['+49', 'format.phone'],
      ],
    },
  ],
  color: [
    {
      field: f.color(),
      accepted: [['#0B66D6', '#0b66d6']],
      refused: [
        ['red', 'format.color'],
        ['#fff', 'format.color'],
        ['#0b66d6;', 'format.color'],
      ],
    },
  ],
  country: [
    {
      field: f.country(),
      accepted: [['de', 'DE']],
      refused: [
        ['XX', 'country'],
        ['Germany', 'country'],
        ['', 'required'],
      ],
    },
  ],
  currency: [
    {
      field: f.currency(),
      accepted: [['EUR'], [' usd ', 'USD']],
      refused: [
        ['EURO', 'currency'],
        ['ZZZ', 'currency'],
        ['', 'required'],
        [978, 'type.string'],
      ],
    },
    { field: f.currency({ options: ['EUR'] }), accepted: [['eur', 'EUR']], refused: [['USD', 'choice']] },
  ],
  rank: [
    {
      field: f.rank(),
      accepted: [['a0'], ['a0V']],
      refused: [
        ['z', 'format.regex'],
        ['a 0', 'format.regex'],
        ['a10', 'format.regex'],
      ],
    },
  ],
  file: [
    {
      field: f.file(),
      accepted: [['/files/a.pdf'], ['https://shop.example/a.pdf']],
      refused: [
        ['a.pdf', 'reference'],
        ['http://shop.example/a', 'reference'],
        ['//evil.example', 'reference'],
        ['/\\evil.example', 'reference'],
        ['javascript:x', 'reference'],
      ],
    },
  ],
  image: [
    {
      field: f.image(),
      accepted: [['/files/a.png']],
      refused: [
        ['data:image/png;base64,x', 'reference'],
        ['/a b.png', 'reference'],
        ['', 'required'],
      ],
    },
  ],
}
