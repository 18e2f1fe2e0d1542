const names = [
  // Transactions, locks and constraints.
  'checkout-together',
  'create-many',
  'due-moves',
  'exclusive',
  'invitations',
  'kanban-together',
  'change-log',
  'lifecycle',
  'slugs',
  'throttle',
  'undo',
  'unread',
  'verify-change-log',
  'works',
  'writes',
  // Indexes and plans.
  'plans',
  'plans-of-kinds',
  'schema',
  // How texts, dates and numbers are compared, searched and counted.
  'filters',
  'find',
  'overview',
  'search',
  'sorts',
  'totals',
  // Messages between connections.
  'stream',
  // What a value is after it was stored.
  'database',
  'demo-data',
  'import',
]

/**
 * The contracts that run on both engines: what an engine does itself, and may do differently from another one. All others
 * run the same statements through the same code, and on the embedded engine alone.
 * @type {string[]}
 */
export const engineContracts = [
  ...names.map((name) => `tests/contract/${name}.test.ts`),
  'tests/support/database.test.ts',
]
