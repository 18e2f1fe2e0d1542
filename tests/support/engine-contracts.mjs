import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const contract = join(import.meta.dirname, '../contract')

/** The path of a contract test, whose folder is found. @param {string} name */
const pathOf = (name) => {
  const folder = readdirSync(contract).find((item) => existsSync(join(contract, item, `${name}.test.ts`)))
  return `tests/contract/${folder}/${name}.test.ts`
}

const names = [
  // Transactions, locks and constraints.
  'checkout-together',
  'create-many',
  'document-links',
  'due-moves',
  'overdue-rules',
  'exclusive',
  'export-job',
  'invitations',
  'kanban-together',
  'change-log',
  'lifecycle',
  'mail-recipients',
  'mail-scheduled',
  'recurring-at-random',
  'recurring-invoices',
  'references',
  'rooms-at-random',
  'slugs',
  'throttle',
  'jobs',
  'large-import',
  'long-work',
  'page-views-merged',
  'undo',
  'unread',
  'verify-change-log',
  'watched-views',
  'writes',
  // Indexes and plans.
  'chat-plans',
  'large-import-plans',
  'mail-plans',
  'mail-search',
  'plans',
  'plans-of-kinds',
  'schema',
  // How texts, dates and numbers are compared, searched and counted.
  'filters',
  'find',
  'overview',
  'paging',
  'search',
  'sorts',
  'sums',
  'totals',
  // Messages between connections.
  'chat-marks',
  'stream',
  // Values after they were stored and read.
  'database',
  'field-history',
  'demo-data',
  'import',
  // Migrations.
  'renamed-resource',
]

/**
 * The contract tests that run on both engines, because the behaviour depends on the engine. All others run the same
 * statements through the same code and run on the embedded engine only.
 * @type {string[]}
 */
export const engineContracts = [...names.map(pathOf), 'tests/support/database.test.ts']
