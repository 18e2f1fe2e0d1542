import type { ResourceLabels } from '#define/labels'

export const bookings: ResourceLabels = {
  label: '预订',
  fields: {
    guest: '客人',
    email: '邮箱',
    phone: '电话',
    account: '登录账户',
    kind: '类型',
    unit: '房间',
    arrivesOn: '入住日期',
    leavesOn: '离店日期',
    guests: '人数',
    price: '价格',
    currency: '货币',
    source: '来源',
    rating: '评分',
    review: '评价',
    status: '状态',
    nights: '晚数',
  },
  sections: { stay: '住宿', contact: '联系方式', opinion: '意见', payment: '付款' },
  help: { account: '以该客人身份登录、可查看此预订的人员。' },
  options: {
    kind: {
      standard: '标准间',
      deluxe: '豪华间',
      suite: '套房',
      apartment: '公寓',
      desk: '工位',
      meeting: '会议室',
    },
    source: { direct: '直接预订', website: '官网', partner: '合作方', phone: '电话' },
    status: { booked: '已预订', checkedIn: '已入住', checkedOut: '已离店', cancelled: '已取消' },
  },
  moves: { checkIn: '办理入住', checkOut: '办理离店', cancel: '取消' },
}
