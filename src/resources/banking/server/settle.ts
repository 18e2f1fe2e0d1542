import { programWriter, inTransaction, type Writer } from '#server/write/context'
import { bookedOnAccounts } from './reconcile'
import { lockAccounts, setBalance } from './posting'

/** Sets the balance of every account to the sum of its booked entries; used if entries were inserted as booked. */
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
