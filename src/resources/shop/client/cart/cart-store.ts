import { createListeners } from '#base/listeners'
import {
  addToCart,
  applyDiscount,
  applyShipping,
  applyTax,
  backStep,
  decreaseQuantity,
  emptyCheckout,
  goToStep,
  increaseQuantity,
  nextStep,
  removeFromCart,
  replaceCart,
  setBilling,
  type Billing,
  type CartItem,
  type Checkout,
} from './checkout-state'
import { defaultDelivery, type Delivery } from './delivery'
import { readPersisted, write, type PersistedCart } from './persisted'
import { rehydrate } from './rehydrate'

export interface CartState {
  readonly checkout: Checkout
  /** The sort order of the shop, as in the URL; '' for the default. */
  readonly sortBy: string
  /** The code of the voucher; '' without one. */
  readonly voucher: string
  readonly delivery: Delivery
  /** Whether the stored cart has been read; checkout is not possible before. */
  readonly isRehydrated: boolean
}

/** The storage of carts, which reports changes of other tabs. */
export interface Keeping {
  read(): Promise<string | null>
  write(text: string): void
  /** Calls back with the text that another tab has stored. */
  subscribe(listener: (text: string | null) => void): void
  failed(error: unknown): void
}

const emptied = { checkout: emptyCheckout, voucher: '', delivery: defaultDelivery }
const start: CartState = { ...emptied, sortBy: '', isRehydrated: false }

/** One cart for all tabs of a user. Another user's stored cart is neither shown nor kept. */
export function createCartStore(keeping: Keeping) {
  let state = start
  let owner: string | null = null
  const changes = createListeners()

  const become = (next: CartState) => {
    state = next
    changes.notify()
  }
  const set = (next: Partial<CartState>) => {
    become({ ...state, ...next })
    // Nothing is stored before the stored cart has been read.
    if (state.isRehydrated) keeping.write(write({ ...state, owner }))
  }
  const change = (next: (checkout: Checkout) => Checkout) => set({ checkout: next(state.checkout) })

  keeping.subscribe((text) => {
    if (!state.isRehydrated) return
    const persisted = readPersisted(text)
    const isMine = persisted?.owner === owner
    become({ ...start, ...(isMine && partsOf(persisted)), isRehydrated: true })
  })

  /** Restores the cart of a user. Changes made meanwhile are kept. */
  async function open(user: string): Promise<void> {
    if (owner === user) return
    owner = user
    become(start)
    const before = state
    const text = await rehydrate(() => keeping.read(), keeping.failed).catch((error: unknown) => {
      keeping.failed(error)
      return null
    })
    if (owner !== user) return
    const persisted = readPersisted(text ?? null)
    const mine = persisted?.owner === user ? partsOf(persisted) : {}
    set({ ...mine, ...doneSince(before, state), isRehydrated: true })
  }

  return {
    read: (): CartState => state,
    subscribe: changes.listen,
    open,
    /** Closes the cart; the stored one is kept for its owner. */
    close() {
      owner = null
      become(start)
    },
    add: (item: CartItem) => change((checkout) => addToCart(checkout, item)),
    remove: (key: string) => change((checkout) => removeFromCart(checkout, key)),
    increase: (key: string) => change((checkout) => increaseQuantity(checkout, key)),
    decrease: (key: string) => change((checkout) => decreaseQuantity(checkout, key)),
    replace: (cart: readonly CartItem[]) => change((checkout) => replaceCart(checkout, cart)),
    next: () => change(nextStep),
    back: () => change(backStep),
    goTo: (step: number) => change((checkout) => goToStep(checkout, step)),
    discount: (amount: number) => change((checkout) => applyDiscount(checkout, amount)),
    ship: (amount: number) => change((checkout) => applyShipping(checkout, amount)),
    tax: (amount: number) => change((checkout) => applyTax(checkout, amount)),
    bill: (billing: Billing | null) => change((checkout) => setBilling(checkout, billing)),
    redeem: (voucher: string) => set({ voucher }),
    deliver: (delivery: Delivery) => set({ delivery }),
    reset: () => set(emptied),
    sort: (sortBy: string) => set({ sortBy }),
  }
}
export type CartStore = ReturnType<typeof createCartStore>

type Parts = Omit<PersistedCart, 'owner'>
const partsOf = ({ owner: _owner, ...parts }: PersistedCart): Parts => parts

const partNames = ['checkout', 'sortBy', 'voucher', 'delivery'] as const satisfies (keyof Parts)[]
const doneSince = (before: CartState, now: CartState): Partial<Parts> =>
  Object.fromEntries(partNames.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]))
