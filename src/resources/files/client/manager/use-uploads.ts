import { whenSessionEnds } from '#base/session/session'
import { sendFile } from '#providers/data/upload-call'
import { uploadQueue } from '#screens/uploads/upload-queue'
import { useUploads } from '#screens/uploads/use-upload-queue'
import { warnWhileBusy } from '#screens/uploads/warn-while-busy'

/** Where a file goes. */
interface Destination {
  readonly folder: string | undefined
}

/** Files are sent on while one looks at another page, and are still in the list when one comes back. */
const queue = uploadQueue<Destination, unknown>({
  atOnce: 2,
  keepsDone: true,
  // Of two files of one name in one folder the second gets a number: the order in which they were given decides.
  lineOf: ({ file, extra: { folder = '' } }) => `${folder}/${file.name.toLowerCase()}`,
  send: (file, { folder }, control) => sendFile('/api/files/upload', file, folder ? { folder } : {}, control),
})
warnWhileBusy(queue)
whenSessionEnds(queue.stop)

/** The files that are sent into folders; `onDone` is called for each that is there. */
export const useFileUploads = (onDone: () => Promise<void>) => useUploads(queue, () => void onDone())
export type FileUploads = ReturnType<typeof useFileUploads>
