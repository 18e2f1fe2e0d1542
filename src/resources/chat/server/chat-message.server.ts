import type { Reader } from '#server/read/list'
import { withAddresses } from '#server/read/uploads/values'
import { sql, type SQL } from '#server/db/statement'
import { messages, type Message } from '../messages.resource'

type Stored = Pick<
  Message,
  | 'id'
  | 'number'
  | 'sender'
  | 'body'
  | 'contentType'
  | 'attachments'
  | 'createdAt'
  | 'editedAt'
  | 'status'
  | 'version'
>

/** The columns of a message, from the table `m`. */
export const messageColumns: SQL = sql.raw(
  [
    'id',
    'number',
    'sender',
    'body',
    'contentType',
    'attachments',
    'createdAt',
    'editedAt',
    'status',
    'version',
  ]
    .map((name) => `"m"."${name}"`)
    .join(', '),
)

/** The caller for whom attachment URLs are signed. */
type Showing = Pick<Reader, 'sign' | 'caller'>

/**
 * A message as sent to the client, with signed URLs of its attachments. Of a deleted message only its existence is
 * sent.
 */
export const messageOf = ({ sender, body, status, ...message }: Stored, { sign, caller }: Showing) => ({
  id: message.id,
  number: message.number,
  body: body ?? '',
  contentType: message.contentType,
  attachments: sign
    ? withAddresses(messages.fields, { attachments: message.attachments }, (location) =>
        sign(location, { caller, record: { resource: messages.name, id: message.id, isInTrash: false } }),
      ).attachments
    : message.attachments,
  createdAt: message.createdAt,
  senderId: sender,
  editedAt: message.editedAt,
  isDeleted: status === 'deleted',
  version: message.version,
})
export type MessageOutput = ReturnType<typeof messageOf>
export type StoredMessage = Stored
