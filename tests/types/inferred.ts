// What is inferred from a declaration, to the letter.
import type { invoices } from '#resources/invoicing/invoices.resource'
import type { products } from '#resources/shop/products.resource'
import type { users } from '#resources/users/users.resource'
import type { InputOf, PatchOf, RowOf } from '#define'
import type { ActionsOf } from '#define/resource'
import type { repairs } from '../contract/fixtures/workshop'

type Equal<One, Other> =
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
/** The same with all intersections written out. */
type Same<One, Other> = Equal<{ [Name in keyof One]: One[Name] }, { [Name in keyof Other]: Other[Name] }>
const is = <_Holds extends true>() => undefined

interface Meta {
  id: string
  version: number
  createdAt: string
  updatedAt: string
}
type Unit =
  'piece' | 'hour' | 'day' | 'week' | 'month' | 'kilogram' | 'metre' | 'kilometre' | 'litre' | 'package'
interface Line {
  description: string
  quantity: number
  unit: Unit | null
  unitPrice: number
  discount: number | null
  discountAmount: number | null
  taxRate: number
}
type TaxTreatment = 'standard' | 'reverseCharge' | 'exempt' | 'outsideScope'

export const rows = [
  is<
    Same<
      RowOf<typeof invoices>,
      Meta & {
        number: string | null
        customer: string
        order: string | null
        recurring: string | null
        seller: string | null
        issuedOn: string | null
        dueOn: string | null
        currency: string
        lines: Line[]
        taxTreatment: TaxTreatment
        exemptionReason: string | null
        notes: string | null
        buyerName: string | null
        sellerDetails: string | null
        buyerDetails: string | null
        paid: number
        credited: number
        reminders: number
        remindedOn: string | null
        reminderStage: number | null
        status: 'draft' | 'sent' | 'partlyPaid' | 'overdue' | 'paid' | 'void'
        net: number
        taxes: { rate: number; net: number; tax: number }[]
        tax: number
        total: number
        balance: number | null
      }
    >
  >(),
  is<Equal<RowOf<typeof products>['category'], string | null>>(),
  is<Equal<RowOf<typeof products>['weight'], number | null>>(),
  is<Equal<RowOf<typeof products>['labels'], string[]>>(),
  is<Equal<RowOf<typeof products>['featured'], boolean>>(),
  is<Equal<RowOf<typeof users>['role'], 'admin' | 'manager' | 'user'>>(),
  is<Equal<RowOf<typeof repairs>['extra'], unknown>>(),
  is<Equal<RowOf<typeof repairs>['areas'], ('wood' | 'metal' | 'glass')[]>>(),
  is<Equal<RowOf<typeof repairs>['watchers'], string[]>>(),
  is<Equal<RowOf<typeof repairs>['team'], string | null>>(),
  is<Equal<RowOf<typeof repairs>['minutes'], number>>(),
  // @ts-expect-error -- a record has no field that nobody declared
  is<Equal<RowOf<typeof products>['nothing'], string>>(),
]

export const inputs = [
  is<
    Same<
      InputOf<typeof invoices>,
      {
        customer: string
        lines: Line[]
        seller?: string | null
        issuedOn?: string | null
        dueOn?: string | null
        currency?: string
        taxTreatment?: TaxTreatment
        exemptionReason?: string | null
        notes?: string | null
      }
    >
  >(),
  is<Same<PatchOf<typeof invoices>, Partial<InputOf<typeof invoices>>>>(),
  // @ts-expect-error -- what the server sets alone is in no input
  is<Equal<InputOf<typeof invoices>['number'], string>>(),
  // @ts-expect-error -- a state is in no input
  is<Equal<InputOf<typeof invoices>['status'], string>>(),
  // @ts-expect-error -- a computed value is in no input
  is<Equal<InputOf<typeof invoices>['total'], number>>(),
  // @ts-expect-error -- a slug is in no input
  is<Equal<InputOf<typeof products>['slug'], string>>(),
  is<Equal<InputOf<typeof products>['stock'], number | null | undefined>>(),
  is<Equal<InputOf<typeof repairs>['priority'], 'low' | 'normal' | 'high' | undefined>>(),
]

export const actions = [
  is<Equal<keyof ActionsOf<typeof products>, 'restock'>>(),
  is<
    Equal<
      keyof ActionsOf<typeof invoices>,
      'remind' | 'credit' | 'refund' | 'payByCard' | 'settle' | 'duplicate' | 'repeat'
    >
  >(),
  is<Equal<keyof ActionsOf<typeof repairs>, 'escalate' | 'book' | 'tidy'>>(),
]
