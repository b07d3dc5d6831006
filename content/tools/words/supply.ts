import { speciality } from './table';

/** Theme 4, industrial supply. */
export const supply = [
  speciality(
    401,
    'bearings',
    'machine-building automotive robotics energy-power rail-ship',
    `
轴承|Bearings
精密轴承|Precision Bearings
--
AC|角接触球轴承|angular contact ball bearing
CX|交叉滚子轴承|crossed roller bearing
HC|陶瓷混合轴承|hybrid ceramic bearing
--
内径|bore|10-320/10|mm
额定动载荷|dynamic load rating|6-420/6|kN
极限转速|limiting speed|1200-42000/600|r/min
精度等级|accuracy class P|2-5/1|
--
寿命按实测载荷谱计算，报告逐套可查。|Life is computed from a measured load spectrum, and each set has its report.
滚道超精研，振动值分组到一分贝。|Raceways are superfinished and sorted to one decibel.
配对预紧力误差不超过百分之五。|Matched preload is within five per cent.
脂润滑可用两万小时。|Grease lasts twenty thousand hours.`,
  ),
  speciality(
    402,
    'lathe bearings fasteners',
    'machine-building semiconductor consumer-electronics medical',
    `
丝杠|Ball Screws
直线导轨|Linear Guides
--
BS|滚珠丝杠|ball screw
LG|滚柱直线导轨|roller guideway
RS|行星滚柱丝杠|planetary roller screw
--
公称直径|nominal diameter|6-100/2|mm
导程|lead|2-40/2|mm
导程误差|lead error|3-23/2|µm/300 mm
额定动载荷|dynamic load rating|4-260/4|kN
--
螺母双端密封，铁屑环境也用满保修期。|Nuts are sealed at both ends and outlast their warranty among chips.
导轨拼接处高差小于2微米。|Joints of the rail step by less than 2 µm.
从询价到样品七天。|A sample takes seven days from the question.
高速循环器把噪声降到五十八分贝。|A fast return brings noise down to fifty-eight decibels.`,
  ),
  speciality(
    403,
    'gears',
    'robotics machine-building automotive new-energy construction-agri',
    `
传动|Drives
齿轮|Gears
--
HG|斜齿轮箱|helical gearbox
WG|精密蜗轮副|precision worm gear
RK|磨齿齿条|ground rack
CP|膜片联轴器|disc coupling
--
额定扭矩|rated torque|20-12000/20|N·m
传动比|ratio|3-100/1|:1
齿面硬度|tooth hardness|56-62/1|HRC
传动误差|transmission error|10-90/5|arcsec
--
齿面经喷丸与研磨，接触斑点附照片。|Flanks are shot-peened and lapped; pictures of the contact pattern come along.
箱体一次装夹镗孔，噪声低两分贝。|Housings are bored in one clamping and run two decibels quieter.
润滑油按工况配好，到货即装。|Oil is filled for the duty, ready to mount.
非标传动比四周交货。|Special ratios are delivered in four weeks.`,
  ),
  speciality(
    404,
    'fasteners springs',
    'automotive aerospace hardware rail-ship construction-agri',
    `
紧固件|Fasteners
弹簧|Springs
--
HB|高强度螺栓|high-strength bolt
LN|防松螺母|lock nut
CS|压缩弹簧|compression spring
--
规格|size M|3-48/1|
强度等级|strength class|8.8-12.9/0.1|
中性盐雾|salt spray|240-1000/40|h
疲劳次数|fatigue life|20-500/20|万次 (10k cycles)
--
扭矩系数分散不超过百分之六，装配不再复拧。|The friction factor scatters by less than six per cent, so bolts need no second turn.
每箱附批次硬度与拉力数据。|Each box has hardness and tensile data of its lot.
振动试验三万次仍不松。|It stays tight through thirty thousand cycles of vibration.
锌铝涂层不含六价铬。|The zinc-aluminium coating is free of hexavalent chromium.`,
  ),
  speciality(
    405,
    'milling lathe impeller',
    'aerospace medical semiconductor automotive robotics',
    `
精密零件|Precision Parts
精工|Precision Works
--
TP|钛合金加工件|titanium parts service
MP|微小零件加工|micro parts service
VC|真空腔体|vacuum chamber
--
最小公差|tightest tolerance|2-20/1|µm
最大加工尺寸|largest size|50-2400/50|mm
首件周期|first article|3-15/1|days
月产能|monthly capacity|1-80/1|千件 (1000 pcs)
--
五十台机床共用一套刀具数据，批次之间一致。|Fifty machines share one set of tool data, so lots agree.
首件报告含全尺寸与材料证明。|The first article report holds all dimensions and material papers.
小批量十件起做。|Lots begin at ten pieces.
恒温车间二十度正负半度。|The shop is kept at twenty degrees, half a degree either way.`,
  ),
  speciality(
    406,
    'impeller lattice gears',
    'automotive construction-agri energy-power machine-building',
    `
铸造|Castings
锻造|Forgings
--
IC|精密铸件|investment casting
CF|冷锻件|cold forging
PM|粉末冶金件|powder metal part
AM|金属打印件|printed metal part
--
单件质量|part weight|0.1-80/0.1|kg
尺寸等级|dimensional class CT|4-8/1|
密度|density|6.8-7.8/0.1|g/cm³
抗拉强度|tensile strength|320-1200/20|MPa
--
凝固过程先仿真再开模，缩孔一次消除。|Solidification is simulated before the mould is cut, so shrinkage is gone at once.
近净形，加工余量不到1毫米。|Near net shape: less than 1 mm is left to cut.
每炉留光谱与拉伸试样。|Spectra and tensile bars of each melt are kept.
模具归客户所有，异地备份。|Tools belong to the customer and have a copy elsewhere.`,
  ),
  speciality(
    407,
    'probe contour',
    'automotive aerospace mould semiconductor medical',
    `
测量|Metrology
量仪|Measuring Instruments
--
CM|三坐标测量机|coordinate measuring machine
VM|影像测量仪|video measuring machine
RT|圆度仪|roundness tester
TP|机床测头|machine tool probe
--
测量行程|measuring range|200-2000/100|mm
示值误差|error of indication|0.4-3/0.1|µm
测量速度|measuring speed|10-500/10|mm/s
分辨率|resolution|0.01-0.5/0.01|µm
--
温度在十二处测量，车间里也能给出不确定度。|Temperature is taken at twelve points, so uncertainty is known even on the shop floor.
测针自动识别并校准。|Styli are recognised and qualified by the machine.
测量程序从模型生成，公差带直接读取。|Programs come from the model and read its tolerances.
校准证书可溯源到国家基准。|Certificates are traceable to the national standard.`,
  ),
  speciality(
    408,
    'springs press',
    'construction-agri machine-building automotive logistics-packaging',
    `
液压|Hydraulics
气动|Pneumatics
--
SV|比例伺服阀|proportional servo valve
PC|无杆气缸|rodless cylinder
HP|静音齿轮泵|quiet gear pump
--
额定压力|rated pressure|0.6-35/0.1|MPa
额定流量|rated flow|2-320/2|L/min
响应时间|response time|5-60/5|ms
泄漏量|leakage|0.1-2/0.1|mL/min
--
阀芯位移闭环，零位不漂。|The spool has its own loop, and its zero stays.
气缸内置位置读数，不再装磁开关。|The cylinder knows its position and needs no switches.
密封在一千万次往复后仍合格。|Seals pass ten million strokes.
集成阀块减少一半管接头。|Manifolds take away half of the fittings.`,
  ),
  speciality(
    409,
    'lattice sheet',
    'aerospace medical automotive mould new-energy',
    `
新材料|Advanced Materials
表面工程|Surface Engineering
--
CT|物理气相沉积涂层|PVD coating service
AL|高强铝合金板|high-strength aluminium plate
MS|模具钢|tool steel
--
显微硬度|microhardness|180-3600/20|HV
最高使用温度|service temperature|120-1100/20|°C
膜厚|film thickness|0.5-6/0.5|µm
交货期|delivery|2-21/1|days
--
涂层前后尺寸都测量，膜厚按刃口控制。|Sizes are taken before and after, and the film is controlled at the edge.
板材残余应力低，铣薄后不翘。|Residual stress is low, so milled thin walls stay flat.
炉批号刻在每块料上。|The melt number is cut into every piece.
退镀不伤基体，可重复三次。|Stripping spares the base and can be done three times.`,
  ),
  speciality(
    410,
    'bearings springs',
    'machine-building energy-power construction-agri automotive',
    `
润滑|Lubrication
密封|Seals
--
CL|集中润滑系统|central lubrication system
MS|机械密封|mechanical seal
GR|长寿命润滑脂|long-life grease
--
工作温度上限|upper temperature|90-280/10|°C
供油点数|points|4-120/4|points
泄漏率|leak rate|0.1-3/0.1|mL/h
密封线速度|sealing speed|2-60/2|m/s
--
每个润滑点都有反馈，堵塞立刻报警。|Every point reports back, and a block is told at once.
密封端面用碳化硅，干转一分钟不损坏。|Faces of silicon carbide survive a minute of dry running.
换脂周期由设备振动决定。|The interval of greasing follows the machine’s vibration.
食品级与洁净级配方可选。|Food grade and clean grade are at hand.`,
  ),
];
