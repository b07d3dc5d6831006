/** What companies say of themselves, whatever they make; `{n}` is a figure of the range before it. */
export const companyNotes = `
60-900|工厂面积{n}00平方米，关键零件全部自制。|The works cover {n}00 square metres and make every key part themselves.
8-160|研发人员{n}名，每年推出两到三款新机型。|{n} engineers in development bring two or three new models a year.
12-60|产品销往{n}个国家和地区。|Its products go to {n} countries and regions.
24-96|售后承诺{n}小时内到场，备件常年有库存。|Service is on site within {n} hours, and spares are always in stock.
3-24|在国内设有{n}个服务点，培训对用户免费。|There are {n} service points in the country, and training is free for users.
6-48|拥有{n}项发明专利，试验数据对外公开。|It holds {n} patents and publishes its test data.
40-720|出厂前每台连续运行{n}小时。|Every unit runs for {n} hours before it leaves.
15-85|老客户订单占{n}%。|Returning customers place {n}% of the orders.
2-12|与{n}所高校共建试验室，学生在这里完成课题。|With {n} universities it keeps a laboratory where students do their theses.
30-95|屋顶光伏满足工厂{n}%的用电。|Solar panels on the roof cover {n}% of its power.`;

export const closings = `
2-14|展会期间下单，{n}周交货。|Ordered at the exhibition, it leaves the works in {n} weeks.
12-36|保修{n}个月，备件库设在{city}。|The warranty is {n} months, with spares kept in {city}.
6-480|已有{n}家用户在使用，可安排参观。|{n} customers use it already, and visits can be arranged.
2-6|安装与培训{n}天完成。|Installation and training take {n} days.
8-40|与上一代相比，能耗降低{n}%。|It needs {n}% less energy than the generation before.
20-200|样件试验可以预约，每天前{n}件当日出报告。|Trials can be booked: the first {n} pieces of a day get their report the same day.`;

export const people = `
陈|Chen
林|Lin
黄|Huang
周|Zhou
吴|Wu
徐|Xu
孙|Sun
何|He
郭|Guo
罗|Luo
梁|Liang
宋|Song
谢|Xie
韩|Han
唐|Tang
冯|Feng`;

/** Countries as a Chinese company name writes them. */
export const countryNames: Record<string, string> = {
  DE: '德国',
  JP: '日本',
  CH: '瑞士',
  IT: '意大利',
  KR: '韩国',
  US: '美国',
  AT: '奥地利',
  SE: '瑞典',
  ES: '西班牙',
  FR: '法国',
  CZ: '捷克',
  TR: '土耳其',
  SG: '新加坡',
  IN: '印度',
};
