import { invalidField, Problem } from '#server/base/errors/problem'
import { uploadOfAddress } from '#server/read/uploads/address'
import { uploadById } from '#server/features/files/keep'
import { storageOf } from '#server/features/files/free-space'
import type { SaveContext, ResourceHooks } from '#server/write/services/resource-hooks'
import type { OwnRequest } from '#server/write/services/services'
import type { files } from '../files.resource'
import { kindOf } from './kind.server'
import { freeName } from './free-name.server'

type Files = typeof files

/** The values derived from a file's content. */
async function factsOf({ tx, values, previous }: SaveContext<Files>) {
  if (previous && values.content === previous.content) return {}
  if (!values.content) return { size: 0, contentType: null, checksum: null, kind: 'other' as const }
  const id = uploadOfAddress(values.content)
  const upload = id && (await uploadById(tx, id))
  if (!upload) throw invalidField('content', 'upload')
  const { size, contentType, checksum } = upload
  return { size, contentType, checksum, kind: kindOf(contentType) }
}

async function usage({ services, reading, caller }: OwnRequest) {
  const { fileLimits, trashDays } = services
  if (!caller?.userId) throw new Problem({ kind: 'unauthenticated' })
  return { ...(await storageOf(services, reading, caller.userId)), most: fileLimits.file, trashDays }
}

export const filesHooks: ResourceHooks<Files> = {
  beforeSave: async (context) => {
    const owner = context.values.owner ?? context.caller.userId
    return { owner, ...(await factsOf(context)), name: await freeName(context, owner) }
  },
  own: { usage },
}
