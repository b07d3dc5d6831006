import { speciality } from './table';

/** Theme 3, robotics and automation equipment. */
export const automation = [
  speciality(
    301,
    'arm line',
    'automotive consumer-electronics new-energy hardware logistics-packaging',
    `
机器人|Robotics
智能装备|Intelligent Equipment
--
R6|六轴工业机器人|six-axis industrial robot
SR|SCARA机器人|SCARA robot
DL|并联机器人|delta robot
PL|码垛机器人|palletising robot
--
负载|payload|3-300/5|kg
工作半径|reach|400-3200/100|mm
重复定位精度|repeatability|0.01-0.08/0.01|mm
防护等级|protection class IP|54-67/1|
--
轨迹精度标定到每台机器，离线程序不需修点。|Each arm is calibrated, so offline programs need no touching up.
电缆走手臂内部，焊接与喷涂不缠绕。|Cables run inside the arm and never tangle in welding or painting.
控制柜只有两个书本大小，可挂在机床侧面。|The controller is the size of two books and hangs on the machine.
减速器状态由电流推断，提前两周报警。|The state of the reducers is read from the current, two weeks ahead.`,
  ),
  speciality(
    302,
    'arm',
    'consumer-electronics medical automotive hardware',
    `
协作机器人|Cobots
柔性机器人|Soft Robotics
--
CR|协作机器人|collaborative robot
CA|双臂协作机器人|dual-arm cobot
MC|移动协作机器人|mobile cobot
--
负载|payload|3-25/1|kg
工作半径|reach|500-1800/100|mm
碰撞检测力|contact force|20-80/10|N
自重|weight|14-70/2|kg
--
关节力矩传感，轻触即停，不伤人也不伤件。|Torque sensors in each joint stop at a touch and harm neither people nor parts.
拖动示教并保留速度，学徒半天上手。|It is taught by hand and keeps the speed; an apprentice learns it in half a day.
可直接使用220伏电源，移动到任何工位。|It runs on a wall socket and moves to any station.
安全功能经第三方验证，速度与分离距离可配置。|Safety functions are verified by a third party, with speed and separation to be set.`,
  ),
  speciality(
    303,
    'line arm lathe',
    'automotive machine-building hardware medical new-energy',
    `
自动化|Automation
加工单元|Machining Cells
--
GL|桁架上下料机器人|gantry loading robot
LR|机床上下料机器人|machine loading robot
FC|柔性加工单元|flexible machining cell
--
换件时间|part change time|3-18/1|s
料盘容量|tray capacity|12-240/12|parts
单元占地|footprint|4-30/2|m²
最大工件质量|part weight|1-60/1|kg
--
料盘孔型统一，换产只换定位销。|All trays have one hole pattern; only pins change with the part.
自动吹屑与称重，误抓率低于千分之一。|A blast of air and a scale keep wrong grips below one in a thousand.
与数控系统握手只需一根网线。|One network cable joins it to the control.
周末无人运行四十八小时有实录。|A weekend of forty-eight hours without people is on film.`,
  ),
  speciality(
    304,
    'line halls',
    'logistics-packaging automotive consumer-electronics new-energy',
    `
移动机器人|Mobile Robots
智能物流|Smart Logistics
--
AG|潜伏式移动机器人|underride mobile robot
FK|无人叉车|autonomous forklift
SH|料箱穿梭车|tote shuttle
--
额定负载|rated load|50-3000/50|kg
最高速度|top speed|1-2.5/0.1|m/s
停位精度|docking accuracy|2-10/1|mm
续航时间|running time|6-16/1|h
--
激光与视觉融合导航，地面不贴码。|Laser and vision guide it together, without codes on the floor.
百台混跑不死锁，路口先算后走。|A hundred run together without deadlock; crossings are computed first.
电池三分钟自动换，三班不停。|Batteries change by themselves in three minutes, for three shifts.
急停与避障双通道，达到性能等级d。|Stop and avoidance use two channels, at performance level d.`,
  ),
  speciality(
    305,
    'probe board',
    'consumer-electronics semiconductor automotive medical',
    `
视觉|Vision
光学成像|Optical Imaging
--
SC|智能相机|smart camera
LP|线激光轮廓仪|laser profiler
BV|无序抓取视觉系统|bin-picking vision system
--
分辨率|resolution|1.3-65/0.5|MP
帧率|frame rate|20-400/20|fps
重复精度|repeatability|0.5-20/0.5|µm
工作距离|working distance|50-1500/50|mm
--
高反光金属件用多角度闪光合成，划痕不再漏。|Flashes from many angles are merged, so scratches on bright metal are not missed.
模型在现场用三十张图训练，断网也能运行。|Models are trained on the spot with thirty pictures and run without a network.
标定板自动检查，漂移时给出提示。|The calibration is checked by itself, and drift is said.
结果图像与零件号一起存档一年。|Pictures are kept with the part’s number for a year.`,
  ),
  speciality(
    306,
    'gears bearings',
    'robotics machine-building medical aerospace',
    `
减速器|Reducers
传动关节|Joint Drives
--
HD|谐波减速器|strain wave reducer
RV|摆线减速器|cycloidal reducer
PG|精密行星减速器|planetary reducer
JM|一体化关节模组|joint module
--
减速比|ratio|5-160/5|:1
额定扭矩|rated torque|5-900/5|N·m
回程间隙|backlash|10-180/10|arcsec
传动效率|efficiency|65-97/1|%
--
柔轮用真空熔炼钢，八千小时寿命试验公开。|The flexspline is of vacuum-melted steel; its test of eight thousand hours is public.
齿形按啮合刚度优化，低速不抖。|The tooth form is optimised for stiffness, so slow motion is smooth.
中空直径大一号，线缆与气管都能穿过。|The hollow shaft is one size larger: cable and hose both fit.
每台附回差与温升曲线。|Each unit comes with its curves of lost motion and temperature.`,
  ),
  speciality(
    307,
    'board gears',
    'machine-building consumer-electronics robotics logistics-packaging semiconductor',
    `
伺服|Servo Drives
运动控制|Motion Control
--
SV|交流伺服驱动器|AC servo drive
LM|直线电机模组|linear motor stage
MC|多轴运动控制器|multi-axis motion controller
--
额定功率|rated power|0.1-15/0.1|kW
控制轴数|axes|4-64/4|axes
总线周期|bus cycle|125-1000/125|µs
速度带宽|speed bandwidth|1.2-3.6/0.2|kHz
--
陷波自动寻找共振点，调试不到一分钟。|Notches find resonance by themselves; tuning takes less than a minute.
支持三种现场总线，固件一键切换。|Three fieldbuses are on board and change with one key.
制动能量经直流母线共享。|Braking energy is shared over the DC link.
编码器单电缆连接，柜内布线减半。|One cable serves motor and encoder and halves the wiring.`,
  ),
  speciality(
    308,
    'arm springs',
    'consumer-electronics automotive logistics-packaging medical',
    `
夹爪|Grippers
末端工具|End Effectors
--
EG|电动夹爪|electric gripper
VG|真空吸具|vacuum gripper
QC|快换装置|tool changer
--
夹持力|gripping force|5-1200/5|N
行程|stroke|5-160/5|mm
重复精度|repeatability|0.01-0.05/0.01|mm
自重|weight|0.2-6/0.2|kg
--
指面可快换，鸡蛋与铸件用同一只夹爪。|Finger pads snap on: one gripper holds an egg or a casting.
断电自锁，工件不会掉落。|It locks when power fails, so no part falls.
吸盘分区控制，纸箱与薄板都能拿。|Zones of suction cups take boxes and thin sheets alike.
信号、气路与电源一次接通。|Signal, air and power connect in one move.`,
  ),
  speciality(
    309,
    'board line lattice',
    'automotive new-energy consumer-electronics machine-building hardware',
    `
工业软件|Industrial Software
智能制造|Smart Manufacturing
--
ME|制造执行系统|manufacturing execution system
DN|设备联网平台|machine data platform
TW|数字孪生软件|digital twin software
--
支持设备协议|machine protocols|40-320/10|protocols
数据采样周期|sampling period|10-1000/10|ms
单站并发设备|machines a server|50-3000/50|machines
实施周期|roll-out|2-16/1|weeks
--
停机原因由操作员两次点击录入，报表不再靠猜。|Operators name a stop with two taps, so reports are no guess.
排程考虑刀具、夹具与人员技能。|Scheduling knows tools, fixtures and people’s skills.
数据留在厂内，接口文档公开。|Data stay in the plant, and the interfaces are published.
旧机床加一个采集盒即可接入。|An old machine joins with one small box.`,
  ),
  speciality(
    310,
    'probe board',
    'machine-building logistics-packaging automotive robotics',
    `
传感|Sensors
安全技术|Safety Systems
--
LS|安全激光扫描仪|safety laser scanner
FT|六维力传感器|six-axis force sensor
LG|安全光幕|safety light curtain
--
检测距离|range|0.5-12/0.5|m
响应时间|response time|8-80/4|ms
测量误差|error|0.1-2/0.1|%
防护等级|protection class IP|65-69/1|
--
七十二组防护区按速度自动切换。|Seventy-two fields change with the speed.
油雾与焊接弧光下误触发率极低。|Oil mist and arc light rarely set it off.
过载五倍不损坏，标定数据存在芯片内。|Five times overload does no harm; its calibration is kept on the chip.
安全等级与接线图印在背面。|Safety level and wiring are printed on its back.`,
  ),
];
