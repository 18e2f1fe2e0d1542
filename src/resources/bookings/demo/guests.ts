/** Guests' names and mailboxes. */
export const guests: readonly (readonly [name: string, mailbox: string, country: string])[] = [
  ['Clara Winther', 'clara.winther', 'NL'],
  ['Mateo Álvarez', 'mateo.alvarez', 'ES'],
  ['Ines Duarte', 'ines.duarte', 'ES'],
  ['Oskar Lindqvist', 'oskar.lindqvist', 'GB'],
  ['王雅琴', 'wang.yaqin', 'CN'],
  ['Theo Marchetti', 'theo.marchetti', 'IT'],
  ['Aisha Rahman', 'aisha.rahman', 'GB'],
  ['Pieter de Vries', 'pieter.devries', 'NL'],
  ['刘子墨', 'liu.zimo', 'CN'],
  ['Hannah Okafor', 'hannah.okafor', 'GB'],
  ['Lucas Moreira', 'lucas.moreira', 'BR'],
  ['Yuki Nakamura', 'yuki.nakamura', 'JP'],
  ['Elena Popescu', 'elena.popescu', 'IT'],
  ['Samuel Brandt', 'samuel.brandt', 'DE'],
  ['周梦瑶', 'zhou.mengyao', 'CN'],
  ['Freya Sørensen', 'freya.sorensen', 'NL'],
  ['Daniel Achterberg', 'daniel.achterberg', 'DE'],
  ['Priya Nair', 'priya.nair', 'IN'],
  ['Jonas Keller', 'jonas.keller', 'DE'],
  ['Amélie Rousseau', 'amelie.rousseau', 'FR'],
]

/** Guests' reviews, with their stars. */
export const reviews: readonly (readonly [rating: number, english: string, chinese: string])[] = [
  [
    5,
    'Quiet room, quick check-in, and the invoice was there before we left.',
    '房间安静，入住很快，离店前发票已经开好。',
  ],
  [
    4,
    'Everything worked. Breakfast could start half an hour earlier.',
    '一切顺利，早餐若能提前半小时就更好了。',
  ],
  [5, 'The desk had everything we needed for a week of work.', '工位设备齐全，工作一周毫无不便。'],
  [3, 'Nice people, but the lift was out of order for two days.', '服务很好，只是电梯坏了两天。'],
  [
    4,
    'Good light in the meeting room, and coffee that deserves its name.',
    '会议室采光很好，咖啡也名副其实。',
  ],
  [2, 'The room was not ready until five in the afternoon.', '直到下午五点房间才准备好。'],
]
