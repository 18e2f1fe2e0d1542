import { arrayOf, integer, object, text, type OwnCalls } from '#define'

/** The rows of an imported file that were not stored, to be corrected and imported again. */
export const jobCalls = {
  failedRows: {
    method: 'GET',
    path: '/api/jobs/:id/failed-rows',
    output: {
      headers: arrayOf(text()),
      rows: arrayOf(object({ line: integer(), cells: arrayOf(text()), message: text() })),
    },
  },
} as const satisfies OwnCalls
