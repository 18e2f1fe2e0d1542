import { createListeners } from '#base/listeners'
import {
  addToCart,
  applyDiscount,
  applyShipping,
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
  /** How the shop is sorted, as the address says it; '' as usual. */
  readonly sortBy: string
  /** The code of the voucher that is to apply; '' without one. */
  readonly voucher: string
  readonly delivery: Delivery
  /** Whether what was kept has come back: before that nothing is paid for. */
  readonly isRehydrated: boolean
}

/** Where carts are kept, and who hears of changes that other tabs made. */
export interface Keeping {
  read(): Promise<string | null>
  write(text: string): void
  /** Calls back with what another tab has kept. */
  subscribe(listener: (text: string | null) => void): void
  failed(error: unknown): void
}

const emptied = { checkout: emptyCheckout, voucher: '', delivery: defaultDelivery }
const start: CartState = { ...emptied, sortBy: '', isRehydrated: false }

/** One cart for all of a person's tabs. It is somebody's: of another person's cart nothing is shown or kept. */
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
    // As long as it is not known what was kept, nothing is written over it.
    if (state.isRehydrated) keeping.write(write({ ...state, owner }))
  }
  const change = (next: (checkout: Checkout) => Checkout) => set({ checkout: next(state.checkout) })

  keeping.subscribe((text) => {
    if (!state.isRehydrated) return
    const persisted = readPersisted(text)
    const isMine = persisted?.owner === owner
    become({ ...start, ...(isMine && partsOf(persisted)), isRehydrated: true })
  })

  /** Brings back what a person's cart was. What was done to it meanwhile stays. */
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
    /** Nobody's cart is open any more; what is kept stays for whoever it belongs to. */
    close() {
      owner = null
      become(start)
    },
    add: (item: CartItem) => change((checkout) => addToCart(checkout, item)),
    remove: (id: string) => change((checkout) => removeFromCart(checkout, id)),
    increase: (id: string) => change((checkout) => increaseQuantity(checkout, id)),
    decrease: (id: string) => change((checkout) => decreaseQuantity(checkout, id)),
    replace: (cart: readonly CartItem[]) => change((checkout) => replaceCart(checkout, cart)),
    next: () => change(nextStep),
    back: () => change(backStep),
    goTo: (step: number) => change((checkout) => goToStep(checkout, step)),
    discount: (amount: number) => change((checkout) => applyDiscount(checkout, amount)),
    ship: (amount: number) => change((checkout) => applyShipping(checkout, amount)),
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
