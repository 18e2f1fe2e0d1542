import type { DataProvider } from '@refinedev/core'

type SimpleRest = Omit<Required<DataProvider>, 'createMany' | 'updateMany' | 'deleteMany'>

/**
 * The provider of simple-rest with the shared client. Both are loaded with the first call that needs them: the first
 * rows of a list are read without axios.
 */
export const simpleRest = (apiUrl: string): SimpleRest => {
  const load = async () => {
    const [{ default: provider }, { client }] = await Promise.all([
      import('@refinedev/simple-rest'),
      import('./http/client'),
    ])
    return provider(apiUrl, client)
  }
  return {
    getApiUrl: () => apiUrl,
    getList: async (params) => (await load()).getList(params),
    getOne: async (params) => (await load()).getOne(params),
    getMany: async (params) => (await load()).getMany(params),
    create: async (params) => (await load()).create(params),
    update: async (params) => (await load()).update(params),
    deleteOne: async (params) => (await load()).deleteOne(params),
    custom: async (params) => (await load()).custom(params),
  }
}
