import { html, type Html } from './html'

const calls: readonly [method: string, path: string, what: string][] = [
  [
    'GET',
    '/api/{resource}',
    'A page: _start, _end, _sort, _order, a filter as field=…, field_gte=…, q for words.',
  ],
  ['GET', '/api/{resource}?filter=', 'A nested filter as JSON.'],
  [
    'GET',
    '/api/{resource}?after=&limit=',
    'A keyset page; the header Link leads to the next and the previous one. before= without a value: the last page.',
  ],
  ['GET', '/api/{resource}?_sort=&_from=', 'A keyset page that starts at a value of the sorted field.'],
  [
    'GET',
    '/api/{resource}?_total=exact',
    'A page with the exact total, which is otherwise counted up to 10,000.',
  ],
  ['GET', '/api/{resource}/{id}', 'One record; the header ETag is its version.'],
  ['POST', '/api/{resource}', 'Create; with Idempotency-Key it happens once.'],
  ['PATCH', '/api/{resource}/{id}', 'Change some values; If-Match refuses a stale save with both versions.'],
  ['DELETE', '/api/{resource}/{id}', 'Delete, or move to the trash.'],
  ['POST', '/api/{resource}/{id}/{move or action}', 'A declared move or action.'],
  [
    'GET',
    '/api/{resource}/{id}/history',
    'Its changes, the newest first; field=name for those of one field.',
  ],
  ['POST', '/api/{resource}/{id}/restore', 'Bring back a version, or the record from the trash.'],
  ['POST', '/api/{resource}/bulk', 'Many at once: first a dry run that answers count, sample and a token.'],
  ['GET', '/api/{resource}/export?format=', 'The whole list as csv or xlsx, with the filters of the list.'],
  ['POST', '/api/{resource}/import', 'Rows of a CSV or XLSX file, all or none; with dryRun=true only tried.'],
  [
    'POST',
    '/api/{resource}/import/uploads',
    'Begin the upload of a large CSV file in parts, which a job imports.',
  ],
  ['POST', '/api/{resource}/import/{batch}/undo', 'Take back a whole import.'],
]

/** The conventions of all resources: the patterns of the endpoints, without names. */
export const conventions = (): Html =>
  html`<div class="card table" tabindex="0">
    <table>
      <tbody>
        ${calls.map(
          ([method, path, what]) =>
            html`<tr>
              <td><span class="method ${method.toLowerCase()}">${method}</span></td>
              <td><code>${path}</code></td>
              <td>${what}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
