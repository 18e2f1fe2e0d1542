/** The files of a folder: the patterns of their names, each with a demo content. */
type Shelf = readonly (readonly [name: string, content: string])[]

const meetings: Shelf = [
  ['Minutes {month}.txt', 'notes.txt'],
  ['Agenda {month}.md', 'handbook.md'],
]
const papers: Shelf = [
  ['Agreement {number}.pdf', 'contract.pdf'],
  ['Addendum {number}.pdf', 'contract.pdf'],
  ['Terms {year}.pdf', 'contract.pdf'],
]
const figures: Shelf = [
  ['Budget {month}.csv', 'budget.csv'],
  ['Balances {month}.csv', 'balances.csv'],
  ['Report {year}.pdf', 'report.pdf'],
]
const pictures: Shelf = [
  ['Harbour {number}.png', 'harbour.png'],
  ['Evening {number}.png', 'evening.png'],
  ['Field {number}.png', 'field.png'],
  ['Route {number}.svg', 'route.svg'],
]
const chinese: Shelf = [
  ['会议纪要 {month}.txt', 'minutes-cn.txt'],
  ['客户统计 {month}.csv', 'leads-cn.csv'],
  ['内部规程 {year}.md', 'policy-cn.md'],
]

const shelves: Readonly<Record<string, Shelf>> = {
  Contracts: papers,
  Suppliers: papers,
  Banks: papers,
  Leases: papers,
  Finance: figures,
  Budgets: figures,
  'Annual accounts': figures,
  Audit: figures,
  Reconciliation: figures,
  Brand: [['Guidelines {year}.pdf', 'report.pdf'], ...pictures],
  Logo: [
    ['Mark {number}.svg', 'mark.svg'],
    ['Mark on purple {number}.svg', 'growth.svg'],
  ],
  Photography: pictures,
  Campaigns: [...pictures, ['Plan {month}.md', 'handbook.md']],
  Press: [['Release {month}.md', 'release.md'], ...pictures],
  Product: [['Figures {month}.svg', 'growth.svg'], ...meetings],
  Specifications: [
    ['Specification {number}.md', 'handbook.md'],
    ['Settings {number}.json', 'settings.json'],
  ],
  'Release notes': [['Release {number}.md', 'release.md']],
  Handbook: [['Chapter {number}.md', 'handbook.md']],
  'Shift plans': [['Shifts {month}.csv', 'shifts.csv']],
  'Incident reviews': [['Incident {number}.md', 'incident.md']],
  Receipts: [['Receipt {number}.png', 'receipt.png']],
  Travel: [
    ['Ticket {number}.pdf', 'contract.pdf'],
    ['Hotel {number}.png', 'receipt.png'],
  ],
}

/** The files for a folder of this name. */
export const shelfOf = (folder: string): Shelf =>
  shelves[folder] ?? (/\p{Script=Han}/u.test(folder) ? chinese : meetings)
