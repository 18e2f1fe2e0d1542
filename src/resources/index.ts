// The declared resources, in the order of the menu: one line each.
export * from './products/products.resource'
export * from './invoices/invoices.resource'
export * from './customers/customers.resource'
export * from './users/users.resource'
