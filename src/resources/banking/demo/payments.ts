import type { LedgerEntry } from '../ledger-entries.resource'

type Category = LedgerEntry['category']

/** A counterparty, how often it occurs relative to the others, and its range of amounts in euro cents. */
export interface Payment {
  readonly direction: LedgerEntry['direction']
  readonly category: Category
  readonly often: number
  readonly least: number
  readonly max: number
  readonly counterparties: readonly string[]
}

const paidIn = (category: Category, often: number, least: number, max: number, ...counterparties: string[]) =>
  ({ direction: 'in', category, often, least, max, counterparties }) as const
const paidOut = (
  category: Category,
  often: number,
  least: number,
  max: number,
  ...counterparties: string[]
) => ({ direction: 'out', category, often, least, max, counterparties }) as const

/** Payments on accounts in euros. */
export const european: readonly Payment[] = [
  paidIn('sales', 46, 180_00, 9_800_00, 'Nordlicht Logistik', 'Atelier Fontaine', 'Brasserie Morel'),
  paidIn('sales', 30, 900_00, 14_500_00, 'Halden Maskin', 'Rossi & Figli', 'Casa Verde'),
  paidIn('interest', 2, 40_00, 320_00, 'Interest on deposits'),
  paidOut('refunds', 5, 40_00, 900_00, 'Atelier Fontaine', 'Casa Verde'),
  paidOut('payroll', 14, 9_400_00, 21_000_00, 'Salaries Berlin', 'Salaries Lisbon'),
  paidOut('rent', 6, 6_800_00, 6_800_00, 'Hofmann Immobilien'),
  paidOut('software', 14, 19_00, 1_900_00, 'Cloudwerk', 'Ledgerly', 'Papertrail Mail'),
  paidOut('marketing', 8, 250_00, 3_600_00, 'Fairground Events', 'Studio Lindgren'),
  paidOut('travel', 9, 60_00, 1_400_00, 'Bahnreisen', 'Hotel am Hafen', 'Skyline Air'),
  paidOut('supplies', 8, 30_00, 800_00, 'Papierhaus Weber', 'Terminalbau Jung'),
  paidOut('fees', 10, 4_00, 160_00, 'Scheme fees', 'Settlement fees'),
  paidOut('taxes', 6, 4_800_00, 19_200_00, 'Finanzamt Berlin'),
]

/** Payments on accounts abroad, in the currency of the account. */
export const american: readonly Payment[] = [
  paidIn('sales', 50, 300_00, 8_900_00, 'Harbor Supply Co.', 'Blue Mesa Outfitters', 'Juniper Robotics'),
  paidOut('payroll', 12, 6_200_00, 12_800_00, 'Salaries Boston'),
  paidOut('software', 14, 29_00, 2_400_00, 'Northstack', 'Signalhouse'),
  paidOut('marketing', 9, 400_00, 4_200_00, 'Bright Pixel Media'),
  paidOut('fees', 9, 6_00, 140_00, 'Scheme fees'),
  paidOut('travel', 6, 90_00, 1_800_00, 'Cascade Air'),
]
export const british: readonly Payment[] = [
  paidIn('sales', 50, 200_00, 6_400_00, 'Thornbury Books', 'Pembroke & Daughters', 'Kestrel Cycles'),
  paidOut('payroll', 14, 4_100_00, 9_600_00, 'Salaries London'),
  paidOut('rent', 5, 1_900_00, 1_900_00, 'Bankside Desks'),
  paidOut('supplies', 8, 40_00, 620_00, 'Ashdown Stationers'),
  paidOut('fees', 8, 5_00, 110_00, 'Scheme fees'),
]
export const chinese: readonly Payment[] = [
  paidIn('sales', 50, 900_00, 26_000_00, '深圳海岸电子', '上海云栖科技', '杭州清茶贸易'),
  paidOut('payroll', 14, 8_000_00, 26_000_00, '深圳团队工资'),
  paidOut('supplies', 16, 300_00, 12_000_00, '东莞精密制造', '宁波包装厂'),
  paidOut('marketing', 7, 800_00, 6_800_00, '星河会展'),
  paidOut('fees', 8, 8_00, 260_00, '清算手续费'),
]
