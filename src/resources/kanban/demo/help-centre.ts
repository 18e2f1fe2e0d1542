/** The cards of the second board, by the column that they are in: the first of that board is 0. */
export const helpCentre: readonly (readonly [name: string, labels: readonly string[], column: number])[] = [
  ['How long does a transfer take?', ['article'], 0],
  ['Explain the two kinds of fees with an example', ['article', 'fx'], 0],
  ['哪些证件可以用来开户？', ['article'], 0],
  ['Screenshots of the new payment form', ['pictures'], 1],
  ['为帮助文章配上中文截图', ['pictures'], 1],
  ['What to do when a card is lost', ['article', 'cards'], 2],
  ['Links to articles that no longer exist', ['bug'], 2],
]

/** Templates of the first board. */
export const templates: readonly (readonly [
  name: string,
  labels: readonly string[],
  steps: readonly string[],
])[] = [
  ['Bug report', ['bug'], ['Describe how to reproduce it', 'Find the cause', 'Add a test', 'Tell support']],
  [
    'Release note',
    ['release'],
    ['Write it in English', 'Write it in Chinese', 'Have it reviewed', 'Publish it'],
  ],
]
