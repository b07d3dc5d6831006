/** Chinese and English words that classify the lines of a card. */

/** The kind of value after a label. `other` values are recognised only to be ignored. */
export type Label = 'mobile' | 'phone' | 'email' | 'address' | 'website' | 'other';

/** Patterns of labels before a value. One-letter labels must be followed by a number. */
export const labels: [Label, RegExp][] = [
  [
    'other',
    /传真|邮编|邮政编码|微信号?|企业微信|QQ|税号|fax|postcode|post code|zip(?: code)?|wechat|whatsapp|skype|F(?=[.:]?\s*\+?[\d(])/,
  ],
  [
    'mobile',
    /手机\/微信|微信\/手机|手机号?码?|移动电话|手提|mobile(?: phone)?|mob|cell(?:ular|phone| phone)?|M(?:P)?(?=[.:]?\s*\+?[\d(])/,
  ],
  [
    'phone',
    /联系电话|办公电话|电话|座机|总机|直线|固话|telephone|tel|phone|office(?=[.:]?\s*\+?[\d(])|direct|ph|T(?=[.:]?\s*\+?[\d(])/,
  ],
  ['email', /电子邮箱|电子邮件|电邮|邮箱|邮件|e-?mail|mail|E(?=[.:]?\s*\S+@)/],
  ['website', /公司网址|网址|网站|官网|主页|website|web|homepage|url|W(?=[.:]?\s*(?:www|http))/],
  ['address', /公司地址|联系地址|地址|地点|厂址|address|addr?|A(?=[.:]\s)/],
];

export const chineseCompany =
  /(?:公司|集团|厂|研究院|研究所|事务所|大学|学院|医院|协会|学会|商会|商行|工作室|合作社|银行|酒店|出版社|经营部)(?:[（(].{1,12}[）)])?$/;
export const englishCompany =
  /\b(?:co\.?,? ?ltd|limited|ltd|inc|incorporated|llc|llp|plc|gmbh|ag|kg|s\.?a\.?r\.?l|s\.?a|s\.?p\.?a|s\.?r\.?[lo]|b\.?v|n\.?v|oy|ab|a\/s|pte|pty|pvt|corp|corporation|company|group|holdings?|industries|technologies|university|institute|association)\b\.?/i;

export const chineseTitle =
  /(?:经理|总监|主管|工程师|董事长?|总裁|主任|助理|专员|代表|顾问|设计师|架构师|分析师|教授|会长|秘书长?|厂长|所长|院长|校长|创始人|合伙人|采购员|业务员|技术员|研究员|策划|部长|科长|处长|店长|组长|主席|讲师|会计师?|律师|编辑|记者|翻译|主编|副总|老总|负责人|工程总监)$|^(?:采购|销售|跟单|外贸|店员|财务)$|^(?:CEO|CTO|CFO|COO|CMO|CIO)$/;
export const chineseDepartment = /(?:部|部门|中心|科|处|室|课|组|车间|事业群|分公司|办事处)$/;

export const englishTitle =
  /\b(?:manager|director|engineer|president|officer|c[etfomi]o|chairman|chairwoman|chair|founder|co-founder|partner|designer|consultant|assistant|executive|specialist|representative|supervisor|head|leader|buyer|purchaser|analyst|developer|architect|owner|secretary|coordinator|professor|technician|merchandiser|accountant|editor|advisor|adviser|agent|planner|scientist|researcher|vp)\b/i;
export const englishDepartment =
  /\b(?:department|dept|division|office|team|unit|cent(?:er|re)|studio|laboratory|lab|procurement|purchasing|sales|marketing|r ?& ?d|engineering|logistics|assurance|export|import|communications?|finance|resources|hr|it|development|operations|production|research|sourcing|service|support|quality|design|administration)\b/i;

export const chineseAddress = /(?:省|市|自治区|区|县|镇|乡).*(?:路|街|道|巷|弄|号|村|幢|栋|楼|层|室|园|大厦|广场)/u;
export const englishAddress =
  /\b(?:street|st|road|rd|avenue|ave?|lane|ln|drive|boulevard|blvd|way|square|plaza|building|bldg|floor|district|suite|room|rm|tower|highway|park|p\.? ?o\.? box|rue|via|calle|platz|wharf|quay|no)\b\.?|\b\w+(?:stra(?:ss|ß)e|str\.|weg|gasse|-ku|-gu|-ro|-dong|-cho|laan|straat)\b/i;

/** Common surnames, which distinguish names from other short words. */
const singleSurnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝';
const compoundSurnames = '欧阳|司马|上官|诸葛|司徒|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|端木|独孤|南宫';
export const chineseName = new RegExp(
  `^(?:(?:${compoundSurnames})\\p{Script=Han}{1,2}|[${singleSurnames}]\\p{Script=Han}{1,2})$`,
  'u',
);
export const englishName =
  /^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|da|van|von|der|bin|al|el|di)){1,4}$/u;
