import * as f from '#define/fields'
import type { CasesOf } from './case'

const id = '01900000-0000-7000-8000-000000000000'
const other = '01900000-0000-7000-8000-000000000001'

/** Test values of each other kind. */
export const values: CasesOf<
  | 'integer'
  | 'decimal'
  | 'money'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'choice'
  | 'choices'
  | 'tags'
  | 'ref'
  | 'refs'
  | 'listOf'
  | 'json'
  | 'state'
> = {
  integer: [
    {
      field: f.integer({ min: -2, max: 5 }),
      accepted: [[0], [-2], [5], [-0]],
      refused: [
        [-3, 'min.number'],
        [6, 'max.number'],
        [1.5, 'type.int'],
        ['1', 'type.number'],
        [Number.NaN, 'type.number'],
        [null, 'required'],
        [true, 'type.number'],
      ],
    },
    {
      field: f.integer(),
      accepted: [[Number.MAX_SAFE_INTEGER], [Number.MIN_SAFE_INTEGER]],
      refused: [
        [2 ** 53, 'max.int'],
        [-(2 ** 53), 'min.int'],
        [Infinity, 'type.number'],
      ],
    },
  ],
  decimal: [
    {
      field: f.decimal({ scale: 3, min: 0 }),
      accepted: [[0.125], [1_000_000], [0.1]],
      refused: [
        [0.1234, 'scale'],
        [-1, 'min.number'],
        [1e15, 'scale'],
        [Infinity, 'type.number'],
        ['1', 'type.number'],
      ],
    },
    { field: f.decimal(), accepted: [[0.01], [-5.25]], refused: [[0.001, 'scale']] },
  ],
  money: [
    {
      field: f.money({ min: 0 }),
      accepted: [[0], [1999]],
      refused: [
        [19.99, 'type.int'],
        [-1, 'min.number'],
        ['1999', 'type.number'],
        [2 ** 53, 'max.int'],
      ],
    },
  ],
  boolean: [
    {
      field: f.boolean(),
      accepted: [[true], [false]],
      refused: [
        ['true', 'type.boolean'],
        [1, 'type.boolean'],
        [null, 'required'],
      ],
    },
  ],
  date: [
    {
      field: f.date(),
      accepted: [['2024-02-29'], [' 2025-01-31 ', '2025-01-31'], ['0001-01-01'], ['9999-12-31']],
      refused: [
        ['2025-02-29', 'format.date'],
        ['2025-1-1', 'format.date'],
        ['0000-01-01', 'format.date'],
        ['2025-01-01T00:00:00Z', 'format.date'],
        [20250101, 'type.string'],
        ['', 'format.date'],
      ],
    },
  ],
  datetime: [
    {
      field: f.datetime(),
      accepted: [['2025-01-31T10:20:30.123Z'], ['2025-01-31T10:20:30+02:00', '2025-01-31T08:20:30.000Z']],
      refused: [
        ['2025-01-31', 'format.datetime'],
        ['2025-13-31T00:00:00Z', 'format.datetime'],
        ['0000-06-01T00:00:00.000Z', 'format.datetime'],
        [1, 'type.string'],
      ],
    },
  ],
  choice: [
    {
      field: f.choice(['a', 'b']),
      accepted: [['a']],
      refused: [
        ['c', 'choice'],
        ['', 'required'],
        [null, 'required'],
        ['A', 'choice'],
        ['constructor', 'choice'],
        [['a'], 'choice'],
      ],
    },
  ],
  choices: [
    {
      field: f.choices(['a', 'b'], { min: 1 }),
      accepted: [[['a']], [['b', 'a']]],
      refused: [
        [[], 'min.array'],
        [['c'], 'choice', 'field.0'],
        [['a', 'a'], 'twice'],
        ['a', 'type.array'],
      ],
    },
    { field: f.choices(['a', 'b']), accepted: [[[]]], refused: [[{ length: 0 }, 'type.array']] },
  ],
  tags: [
    {
      field: f.tags({ max: 2 }),
      accepted: [[[' a ', 'a', ''], ['a']], [[]], [['你好']]],
      refused: [
        [['a', 'b', 'c'], 'max.array'],
        [['x'.repeat(51)], 'max.string', 'field.0'],
        [[1], 'type.string', 'field.0'],
        ['a', 'type.array'],
      ],
    },
  ],
  ref: [
    {
      field: f.ref('users'),
      accepted: [[id]],
      refused: [
        ['x', 'format.uuid'],
        ['', 'format.uuid'],
        [null, 'required'],
        [{ id }, 'type.string'],
        [`${id}'`, 'format.uuid'],
      ],
    },
  ],
  refs: [
    {
      field: f.refs('users', { min: 1 }),
      accepted: [[[id, other]]],
      refused: [
        [[], 'min.array'],
        [[id, id], 'twice'],
        [['x'], 'format.uuid', 'field.0'],
        [id, 'type.array'],
      ],
    },
  ],
  listOf: [
    {
      field: f.listOf(
        { name: f.text({ max: 3 }), count: f.integer({ default: 1 }), note: f.text({ optional: true }) },
        { min: 1, max: 2 },
      ),
      accepted: [
        [[{ name: ' a ' }], [{ name: 'a', count: 1, note: null }]],
        [[{ name: 'a', count: 2, note: '' }], [{ name: 'a', count: 2, note: null }]],
      ],
      refused: [
        [[], 'min.array'],
        [[{ name: 'a' }, { name: 'b' }, { name: 'c' }], 'max.array'],
        [[{ name: 'long' }], 'max.string', 'field.0.name'],
        [[{ name: 'a' }, {}], 'required', 'field.1.name'],
        [[{ name: 'a', extra: 1 }], 'unknown', 'field.0.extra'],
        [[JSON.parse('{"name":"a","__proto__":{}}')], 'unknown', 'field.0.__proto__'],
        [['a'], 'type.object', 'field.0'],
        [[null], 'required', 'field.0'],
        ['a', 'type.array'],
        [null, 'required'],
      ],
    },
  ],
  json: [
    {
      field: f.json(),
      accepted: [[{ a: [1, null, 'x'] }], [0], ['x'], [false], [[]]],
      refused: [
        [undefined, 'required'],
        [{ a: '\0' }, 'characters'],
        [{ 'a\ud800': 1 }, 'characters'],
        [{ a: () => 1 }, 'invalid'],
      ],
    },
  ],
  state: [
    {
      field: f.state(['open', 'shut'], {}),
      accepted: [['open']],
      refused: [
        ['ajar', 'choice'],
        [null, 'required'],
      ],
    },
  ],
}
