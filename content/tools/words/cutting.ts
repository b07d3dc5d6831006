import { speciality } from './table';

/** Theme 1, metal cutting machine tools. */
export const cutting = [
  speciality(
    101,
    'milling contour impeller',
    'automotive mould aerospace medical new-energy consumer-electronics',
    `
精密机床|Precision Machine Tools
数控装备|CNC Equipment
--
VMC|立式加工中心|vertical machining centre
HMC|卧式加工中心|horizontal machining centre
FX|五轴加工中心|five-axis machining centre
GM|龙门加工中心|gantry machining centre
--
X轴行程|X travel|500-1800/50|mm
主轴转速|spindle speed|8000-24000/1000|r/min
定位精度|positioning accuracy|2-8/1|µm
刀库容量|tool magazine|20-80/4|tools
快移速度|rapid traverse|24-60/4|m/min
--
床身用矿物铸件浇注，热变形按实测曲线补偿。|The bed is cast in mineral, and thermal growth is corrected along a measured curve.
摇篮转台与主轴都用油冷，连续加工八小时尺寸不漂。|Table and spindle are cooled by oil, so that eight hours of cutting leave no drift.
碰撞监测在3毫秒内停轴，主轴轴承不受损。|Collision watch stops the axes within 3 ms, before the spindle bearings suffer.
换刀与换托盘都可由机器人从侧门完成。|Tools and pallets can be changed by a robot through the side door.`,
  ),
  speciality(
    102,
    'lathe contour',
    'automotive machine-building medical aerospace hardware',
    `
车床|Lathes
车铣科技|Turning Systems
--
CL|数控车床|CNC lathe
SL|走心机|sliding-head lathe
TM|车铣复合中心|turn-mill centre
--
最大车削直径|turning diameter|20-520/20|mm
主轴转速|spindle speed|3000-10000/500|r/min
棒料通径|bar capacity|12-80/4|mm
刀塔工位|turret stations|8-24/4|stations
--
双主轴同步接料，背面加工不再二次装夹。|Two spindles hand the part over in step, so the back needs no second clamping.
Y轴与B轴联动，斜孔与偏心槽一次完成。|Y and B axes work together: inclined holes and eccentric grooves in one go.
切屑以低频振动打断，长棒料可以无人过夜。|Low-frequency vibration breaks the chips, so bar work can run unattended overnight.
尾座压力闭环控制，细长轴圆度稳定。|The tailstock closes its own force loop and keeps slender shafts round.`,
  ),
  speciality(
    103,
    'lathe bearings probe',
    'automotive machine-building mould semiconductor',
    `
磨床|Grinding
精磨装备|Fine Grinding
--
CG|数控外圆磨床|CNC cylindrical grinder
SG|精密平面磨床|precision surface grinder
IG|内圆磨床|internal grinder
TG|五轴工具磨床|five-axis tool grinder
--
最大磨削长度|grinding length|200-1500/50|mm
砂轮线速度|wheel speed|35-120/5|m/s
圆度|roundness|0.2-1.2/0.1|µm
进给分辨率|feed resolution|0.1-1/0.1|µm
--
静压导轨与静压头架，磨削纹路在放大镜下仍然均匀。|Hydrostatic ways and workhead leave an even texture even under a loupe.
声发射传感器判断接触，空磨时间减少四成。|Acoustic sensing finds contact and takes forty per cent off air grinding.
砂轮在机修整并自动补偿，首件即合格。|The wheel is dressed on the machine and corrected, so the first part is good.
磨削液温度控制在正负0.3度。|Grinding fluid is held within 0.3 degrees.`,
  ),
  speciality(
    104,
    'trochoid contour board',
    'mould aerospace medical semiconductor',
    `
电加工|EDM
放电科技|Spark Technology
--
WE|慢走丝线切割机|wire EDM machine
DE|电火花成形机|die-sinking EDM machine
SD|细孔放电机|hole-drilling EDM machine
--
最大工件高度|workpiece height|100-500/25|mm
表面粗糙度Ra|surface roughness Ra|0.08-0.4/0.02|µm
最大切割速度|cutting speed|150-420/10|mm²/min
电极丝直径|wire diameter|0.07-0.3/0.01|mm
--
自动穿丝在断点原位完成，深缝也能续切。|Threading happens where the wire broke, even deep in a slot.
放电能量逐脉冲调节，硬质合金白层不足1微米。|Energy is set pulse by pulse; the white layer in carbide stays below 1 µm.
水质与滤芯寿命由系统预告，停机可以提前安排。|The control foretells water quality and filter life, so stops can be planned.
拐角自动减能，清角误差小于3微米。|Energy drops in corners, whose error stays below 3 µm.`,
  ),
  speciality(
    105,
    'gears',
    'automotive robotics machine-building rail-ship new-energy',
    `
齿轮机床|Gear Machines
齿研|Gear Technology
--
HB|数控滚齿机|CNC gear hobbing machine
GG|蜗杆砂轮磨齿机|generating gear grinder
SK|车齿机|gear skiving machine
--
最大工件直径|workpiece diameter|60-800/20|mm
最大模数|largest module|2-16/1|mm
加工精度等级|accuracy class|3-6/1|(ISO 1328)
主轴转速|spindle speed|600-3000/100|r/min
--
双工位交替上料，换件时间不到4秒。|Two stations load in turn; a part is changed in less than 4 s.
齿面扭曲由连续修形补偿，噪声阶次可以预先计算。|Continuous correction removes twist, and noise orders can be computed beforehand.
在机测齿与磨齿共用一次装夹。|Measuring and grinding share one clamping.
干式滚齿，切屑由磁性链板排出。|Hobs run dry, and a magnetic conveyor takes the chips away.`,
  ),
  speciality(
    106,
    'milling fasteners',
    'consumer-electronics hardware automotive new-energy',
    `
钻攻装备|Drilling Systems
镗铣机床|Boring Mills
--
DT|钻攻中心|drilling and tapping centre
BM|落地镗铣床|floor-type boring mill
DH|深孔钻床|deep-hole drilling machine
--
最大攻丝规格|largest tap|8-30/2|mm
主轴转速|spindle speed|3000-24000/1000|r/min
换刀时间|tool change time|0.8-2.4/0.1|s
工作台负载|table load|200-8000/200|kg
--
刚性攻丝转速达每分钟六千转，回退同步误差受监视。|Rigid tapping runs at six thousand turns a minute, with the error of return watched.
深孔内冷压力可编程，排屑不堵。|Coolant pressure is programmed along the depth, so that chips never jam.
镗杆伸出量与挠度自动换算，孔系同轴稳定。|Deflection of the bar is corrected by its reach; bores stay in line.
整机占地不到三平方米，适合成排布置。|The footprint is below three square metres, made to stand in rows.`,
  ),
  speciality(
    107,
    'milling trochoid',
    'automotive aerospace mould machine-building hardware',
    `
刀具|Cutting Tools
超硬工具|Superhard Tools
--
EM|整体硬质合金立铣刀|solid carbide end mill
IN|可转位刀片|indexable insert
DR|内冷钻头|through-coolant drill
CB|立方氮化硼刀具|CBN tool
--
直径|diameter|1-32/1|mm
涂层厚度|coating thickness|1.5-5/0.5|µm
推荐切削速度|recommended cutting speed|60-420/20|m/min
每包数量|pieces a box|1-10/1|pcs
--
涂层在刃口处厚度均匀，钝化半径逐支检验。|The coating is even at the edge, and every edge radius is inspected.
不等齿距抑制颤振，薄壁件也能大进给。|Unequal pitch keeps chatter down, so thin walls take a high feed.
每批附切削参数卡与磨损照片。|Each lot comes with a card of cutting data and pictures of wear.
可回收旧刀重磨，三次后寿命仍有新刀的九成。|Worn tools are reground; after three times they still give ninety per cent of the life.`,
  ),
  speciality(
    108,
    'lathe fasteners',
    'automotive aerospace machine-building mould medical',
    `
夹具|Workholding
刀柄科技|Tool Holding
--
HH|液压刀柄|hydraulic tool holder
SF|热缩刀柄|shrink-fit holder
ZP|零点定位系统|zero-point clamping system
PC|气动卡盘|pneumatic chuck
--
夹持力|clamping force|5-80/5|kN
重复定位精度|repeatability|1-5/1|µm
径向跳动|run-out|1-4/1|µm
最高转速|highest speed|6000-40000/2000|r/min
--
换型时只松一颗螺钉，托盘一分钟到位。|One screw is loosened for a changeover, and the pallet is in place within a minute.
夹紧状态由传感器确认后机床才启动。|A sensor confirms clamping before the machine starts.
五面开放，刀具不必加长。|Five sides stay open, so tools need no extra reach.
密封经十万次循环试验，切屑不进锥孔。|Seals passed a hundred thousand cycles and keep chips out of the taper.`,
  ),
  speciality(
    109,
    'board gears',
    'machine-building automotive robotics consumer-electronics',
    `
数控系统|Controls
主轴|Spindles
--
NC|五轴数控系统|five-axis CNC control
ES|电主轴|motor spindle
LE|直线光栅尺|linear encoder
--
最高转速|highest speed|8000-60000/2000|r/min
额定功率|rated power|3-45/3|kW
插补周期|interpolation cycle|0.25-1/0.25|ms
轴承前端跳动|nose run-out|1-3/1|µm
--
前瞻三千段，拐角速度按加加速度规划。|Three thousand blocks of look-ahead plan corners by jerk.
振动、温度与预紧力都在主轴内测量。|Vibration, temperature and preload are measured inside the spindle.
开放接口，刀具寿命数据可直接进入车间系统。|Open interfaces bring tool life straight to the shop’s own system.
断电时轴在安全位置停住，重启不需回零。|Axes stop in a safe place when power fails and need no homing afterwards.`,
  ),
  speciality(
    110,
    'springs contour',
    'automotive machine-building medical hardware',
    `
过滤|Filtration
切削液|Coolants
--
CF|集中过滤系统|central filtration system
OM|油雾净化器|oil mist collector
CC|切屑压块机|chip briquetting press
SC|半合成切削液|semi-synthetic coolant
--
处理流量|flow|60-2400/60|L/min
过滤精度|filter fineness|5-50/5|µm
净化效率|separation efficiency|95-99.9/0.1|%
噪声|noise level|58-72/1|dB
--
浓度与酸碱度在线测量，补液自动完成。|Concentration and acidity are measured in line, and the sump tops itself up.
滤材可以清洗，两年更换一次。|The filter medium is washed and lasts two years.
从一台机床到整条车间都用同一种模块拼接。|One module serves a single machine or a whole shop.
排放检测报告随机提供。|A report of emissions comes with each unit.`,
  ),
];
