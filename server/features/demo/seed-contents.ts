import { contentAddress } from '#server/read/uploads/address'
import { keepUpload } from '../files/keep'
import type { Services } from '#server/write/services/services'
import { program } from '#server/base/caller'
import type { DemoContent } from './demo'

/** Stores the bytes of demo files. Returns their addresses by name. */
export async function seedContents(
  services: Services,
  files: readonly DemoContent[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  for (const { name, bytes } of files) {
    const received = await services.contents.receive(once(bytes), Infinity)
    addresses.set(name, contentAddress(await keepUpload(services, program, received, name)))
  }
  return addresses
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
