import type { AppLabels, ResourceLabels } from '../app-labels'

const products: ResourceLabels = {
  label: '产品',
  fields: {
    name: '名称',
    slug: '网址别名',
    code: '产品编号',
    category: '类别',
    price: '价格',
    currency: '货币',
    cost: '成本',
    stock: '库存',
    weight: '重量（千克）',
    colors: '颜色',
    labels: '标签',
    featured: '推荐',
    availableFrom: '上架日期',
    cover: '封面',
    description: '说明',
    status: '状态',
  },
  help: { cost: '我们的进货价。' },
  options: {
    category: { terminals: '终端', readers: '读卡器', cards: '卡片', accessories: '配件', services: '服务' },
    colors: {
      black: '黑色',
      white: '白色',
      silver: '银色',
      blue: '蓝色',
      green: '绿色',
      red: '红色',
      orange: '橙色',
    },
    status: { draft: '草稿', published: '已发布', archived: '已归档' },
  },
  moves: { publish: '发布', unpublish: '撤回发布', archive: '归档' },
  actions: { restock: '补货' },
  asked: { restock: { quantity: '补货数量' } },
}

const invoices: ResourceLabels = {
  label: '发票',
  fields: {
    number: '编号',
    customer: '客户',
    issuedOn: '开票日期',
    dueOn: '到期日期',
    currency: '货币',
    lines: '明细',
    'lines.description': '说明',
    'lines.quantity': '数量',
    'lines.unitPrice': '单价',
    notes: '备注',
    status: '状态',
    total: '合计',
  },
  options: { status: { draft: '草稿', sent: '已发送', paid: '已付款', void: '已作废' } },
  moves: { send: '发送', pay: '标记为已付款', void: '作废' },
}

const customers: ResourceLabels = {
  label: '客户',
  fields: {
    name: '名称',
    email: '邮箱',
    phone: '电话',
    website: '网站',
    segment: '客户类型',
    country: '国家或地区',
    city: '城市',
    address: '地址',
    currency: '货币',
    account: '账户',
    creditNote: '信用备注',
  },
  help: { account: '以此客户身份登录并查看其发票的用户。' },
  options: { segment: { startup: '初创企业', business: '企业', enterprise: '大型企业' } },
}

const users: ResourceLabels = {
  label: '用户',
  fields: {
    displayName: '显示名称',
    firstName: '名',
    lastName: '姓',
    email: '邮箱',
    photoURL: '头像',
    phoneNumber: '电话',
    country: '国家或地区',
    address: '地址',
    state: '省或州',
    city: '城市',
    zipCode: '邮政编码',
    company: '公司',
    about: '简介',
    role: '角色',
    status: '状态',
    isPublic: '公开资料',
    emailVerified: '邮箱已验证',
    locale: '语言',
    timezone: '时区',
  },
  options: {
    role: { admin: '管理员', manager: '经理', user: '用户' },
    status: { active: '正常', pending: '待审核', banned: '已封禁', rejected: '已拒绝' },
    locale: { en: '英语', cn: '中文' },
  },
}

/** 声明中所有名称的中文说法；缺少任何一个，测试都会指出。 */
export const labels: AppLabels = {
  groups: { sales: '销售', management: '管理' },
  meta: { createdAt: '创建时间', updatedAt: '更新时间' },
  resources: { products, invoices, customers, users },
}
