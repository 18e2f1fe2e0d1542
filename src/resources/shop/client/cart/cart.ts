import { useEffect, useSyncExternalStore } from 'react'
import { whenSessionEnds } from '#base/session/session'
import { useGetIdentity } from '#providers/auth/use-auth'
import { logFailure } from '#base/log'
import { createCartStore, type CartState } from './cart-store'
import { storageKey } from './persisted'

const failed = (error: unknown): void => logFailure('The cart could not be stored', error)

/** The cart of the current user, in this browser. */
export const cart = createCartStore({
  read: async () => localStorage.getItem(storageKey),
  write: (text) => {
    try {
      localStorage.setItem(storageKey, text)
    } catch (error) {
      failed(error)
    }
  },
  subscribe: (listener) =>
    addEventListener('storage', ({ key, newValue }) => {
      if (key === storageKey || key === null) listener(newValue)
    }),
  failed,
})
whenSessionEnds(() => cart.close())

/** The current cart; restored on first use. */
export function useCart(): CartState {
  const user = useGetIdentity().data?.id
  useEffect(() => {
    if (user !== undefined) void cart.open(user)
  }, [user])
  return useSyncExternalStore(cart.subscribe, cart.read)
}
