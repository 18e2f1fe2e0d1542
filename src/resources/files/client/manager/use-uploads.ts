import { whenSessionEnds } from '#base/session/session'
import { sendFile } from '#providers/data/http/upload-call'
import { uploadQueue } from '#screens/uploads/upload-queue'
import { useUploads } from '#screens/uploads/use-upload-queue'
import { warnWhileBusy } from '#screens/uploads/warn-while-busy'

/** The target folder of a file. */
interface Destination {
  readonly folder: string | undefined
}

/** Uploads continue while another page is open, and the list is kept. */
const queue = uploadQueue<Destination, unknown>({
  atOnce: 2,
  keepsDone: true,
  // Uploads of the same name into the same folder run one after the other: the second one gets a number, in the order
  // of selection.
  lineOf: ({ file, extra: { folder = '' } }) => `${folder}/${file.name.toLowerCase()}`,
  send: (file, { folder }, control) => sendFile('/api/files/upload', file, folder ? { folder } : {}, control),
})
warnWhileBusy(queue)
whenSessionEnds(queue.stop)

/** The uploads into folders; `onDone` is called for each finished one. */
export const useFileUploads = (onDone: () => Promise<void>) => useUploads(queue, () => void onDone())
export type FileUploads = ReturnType<typeof useFileUploads>
