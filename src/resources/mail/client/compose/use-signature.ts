import { useEndpointCache } from '#providers/data/endpoints/endpoint-cache'
import { settingsKey, useMailSettings, type MailSettings } from '../compose-data'
import { useMailCalls } from '../mail-data'

/** Returns a function that resolves with the signature of the user; empty if they have none, or it cannot be read. */
export function useSignature(): () => Promise<string> {
  // Read beforehand, so that a mail opens at once.
  useMailSettings()
  const cache = useEndpointCache()
  const { readSettings } = useMailCalls()
  return async () => {
    const known = cache.get<MailSettings>(settingsKey)
    const { signature } = known ?? (await readSettings().catch(() => ({ signature: null })))
    return signature ?? ''
  }
}
