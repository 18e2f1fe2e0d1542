import { programWriter, inTransaction, type Writer } from '#server/write/context'
import { bookedOnAccounts } from './reconcile'
import { lockAccounts, setBalance } from './posting'

/** Gives every account the balance of what is booked on it: where entries were written as booked already. */
export async function settle(writer: Writer): Promise<void> {
  await inTransaction(programWriter(writer.services), async (booking) => {
    const booked = await bookedOnAccounts(booking.tx)
    const locked = await lockAccounts(booking, [...booked.keys()])
    for (const [id, account] of locked) {
      const balance = booked.get(id) ?? 0
      if (balance !== account.balance) await setBalance(booking, account, balance)
    }
  })
}
