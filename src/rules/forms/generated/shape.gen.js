// Written by `npm run codegen` from the contract. Do not edit.

export const validateForm = validate52;
const schema19 = {"type":"object","additionalProperties":false,"required":["formId","version","title","schema"],"properties":{"$schema":{"type":"string","maxLength":100},"formId":{"type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$"},"version":{"type":"integer","minimum":1,"maximum":9999},"title":{"$ref":"#/$defs/text"},"intro":{"$ref":"#/$defs/text"},"submit":{"$ref":"#/$defs/text"},"languages":{"type":"array","minItems":1,"items":{"enum":["zh-cn","en","ru","zh-tw","ja"]}},"page":{"type":"object","additionalProperties":false,"properties":{"opens":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$","maxLength":40},"closes":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$","maxLength":40},"capacity":{"type":"integer","minimum":1,"maximum":100000},"receiptTo":{"$ref":"#/$defs/name"},"thanks":{"$ref":"#/$defs/text"}}},"messages":{"type":"object","maxProperties":100,"propertyNames":{"pattern":"^[a-zA-Z]+\\.[a-zA-Z0-9]+$","maxLength":80},"additionalProperties":{"$ref":"#/$defs/text"}},"schema":{"type":"object","additionalProperties":false,"required":["type","properties"],"properties":{"type":{"const":"object"},"properties":{"$ref":"#/$defs/properties"},"x-rules":{"$ref":"#/$defs/rules"}}}},"$defs":{"text":{"if":{"type":"string"},"then":{"type":"string","maxLength":1000,"pattern":"\\S"},"else":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"zh-cn":{"type":"string","maxLength":1000,"pattern":"\\S"},"en":{"type":"string","maxLength":1000,"pattern":"\\S"},"ru":{"type":"string","maxLength":1000,"pattern":"\\S"},"zh-tw":{"type":"string","maxLength":1000,"pattern":"\\S"},"ja":{"type":"string","maxLength":1000,"pattern":"\\S"}}}},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{0,39}$"},"option":{"type":["object","string","number","boolean"],"required":["value","label"],"properties":{"value":{"type":["string","number","boolean"],"maxLength":80},"label":{"$ref":"#/$defs/text"},"disabled":{"type":"boolean"},"children":{"type":"array","maxItems":300,"items":{"$ref":"#/$defs/option"}},"theme":{"type":"integer","minimum":1,"maximum":5}}},"rule":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"format":{"type":"string","enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"required":{"type":"boolean"},"min":{"type":"number"},"max":{"type":"number"},"len":{"type":"integer","minimum":0,"maximum":2000},"whitespace":{"type":"boolean"},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"pattern":{"type":"string","minLength":1,"maxLength":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"uniqueItems":{"type":"boolean"},"const":{},"enum":{"type":"array","minItems":1,"maxItems":300},"triggerType":{"enum":["onInput","onFocus","onBlur"]},"message":{"$ref":"#/$defs/text"}}},"reaction":{"type":"object","additionalProperties":false,"properties":{"dependencies":{"type":["array","object"],"maxItems":20,"maxProperties":20,"items":{"type":"string","maxLength":200},"additionalProperties":{"type":"string","maxLength":200}},"when":{"type":["boolean","string"],"maxLength":520},"fulfill":{"type":"object","additionalProperties":false,"properties":{"state":{"type":"object","additionalProperties":false,"properties":{"visible":{},"hidden":{},"display":{},"disabled":{},"editable":{},"readOnly":{},"readPretty":{},"pattern":{},"required":{},"value":{},"title":{},"description":{}}},"schema":{"type":"object","additionalProperties":false,"properties":{"x-visible":{},"x-hidden":{},"x-display":{},"x-disabled":{},"x-pattern":{},"x-value":{},"required":{},"title":{},"description":{}}}}},"otherwise":{"type":"object","additionalProperties":false,"properties":{"state":{"type":"object","additionalProperties":false,"properties":{"visible":{},"hidden":{},"display":{},"disabled":{},"editable":{},"readOnly":{},"readPretty":{},"pattern":{},"required":{},"value":{},"title":{},"description":{}}},"schema":{"type":"object","additionalProperties":false,"properties":{"x-visible":{},"x-hidden":{},"x-display":{},"x-disabled":{},"x-pattern":{},"x-value":{},"required":{},"title":{},"description":{}}}}},"target":{"type":"string","maxLength":200}}},"rules":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["assert","message","fields"],"properties":{"assert":{"type":"string","maxLength":520},"message":{"$ref":"#/$defs/text"},"fields":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","maxLength":200}}}}},"properties":{"type":"object","maxProperties":200,"propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/node"}},"node":{"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["string","number","integer","boolean","array","object","void"]},"name":{"type":"string","maxLength":40},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"required":{"type":"boolean"},"default":{},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"pattern":{"type":"string","minLength":1,"maxLength":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"uniqueItems":{"type":"boolean"},"const":{},"format":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"enum":{"type":"array","minItems":1,"maxItems":300,"items":{"$ref":"#/$defs/option"}},"items":{"$ref":"#/$defs/node"},"properties":{"$ref":"#/$defs/properties"},"x-index":{"type":"number"},"x-core":{"type":"boolean"},"x-virtual":{"type":"boolean"},"x-visible":{"type":["boolean","string"],"maxLength":520},"x-hidden":{"type":["boolean","string"],"maxLength":520},"x-display":{"type":"string","maxLength":520},"x-disabled":{"type":["boolean","string"],"maxLength":520},"x-pattern":{"type":"string","maxLength":520},"x-value":{},"x-validator":{"type":["string","object","array"],"if":{"type":"string"},"then":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"else":{"if":{"type":"array"},"then":{"maxItems":20,"items":{"if":{"type":"string"},"then":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"else":{"$ref":"#/$defs/rule"}}},"else":{"$ref":"#/$defs/rule"}}},"x-reactions":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/reaction"}},"x-rules":{"$ref":"#/$defs/rules"},"x-decorator":{"enum":["FormItem","Editable","Editable.Popover","ArrayItems.Item","FormGrid.GridColumn"]},"x-decorator-props":{"type":"object","additionalProperties":false,"properties":{"look":{"enum":["field","half","question"]},"gridSpan":{"type":"integer","minimum":1,"maximum":12},"tooltip":{"$ref":"#/$defs/text"},"addonBefore":{"$ref":"#/$defs/text"},"addonAfter":{"$ref":"#/$defs/text"},"asterisk":{"type":"boolean"},"feedbackLayout":{"type":"string","maxLength":20},"labelCol":{"type":"number"},"wrapperCol":{"type":"number"},"colon":{"type":"boolean"},"style":{"type":"object"}}},"x-component":{"enum":["Input","Input.TextArea","Password","NumberPicker","Select","TreeSelect","Cascader","Radio","Radio.Group","Checkbox","Checkbox.Group","Switch","DatePicker","DatePicker.RangePicker","TimePicker","TimePicker.RangePicker","Transfer","SelectTable","Upload","Upload.Dragger","ArrayItems","ArrayItems.Item","ArrayTable","ArrayTable.Column","ArrayTabs","ArrayCards","ArrayCollapse","ArrayCollapse.CollapsePanel","SelectTable.Column","ArrayItems.Addition","ArrayItems.Remove","ArrayItems.MoveUp","ArrayItems.MoveDown","ArrayItems.Copy","ArrayItems.Index","ArrayItems.SortHandle","ArrayTable.Addition","ArrayTable.Remove","ArrayTable.MoveUp","ArrayTable.MoveDown","ArrayTable.Copy","ArrayTable.Index","ArrayTable.SortHandle","ArrayCards.Addition","ArrayCards.Remove","ArrayCards.MoveUp","ArrayCards.MoveDown","ArrayCards.Copy","ArrayCards.Index","ArrayCards.SortHandle","ArrayCollapse.Addition","ArrayCollapse.Remove","ArrayCollapse.MoveUp","ArrayCollapse.MoveDown","ArrayCollapse.Copy","ArrayCollapse.Index","ArrayCollapse.SortHandle","FormLayout","FormGrid","FormGrid.GridColumn","Space","Card","FormItem","FormStep","FormStep.StepPane","FormTab","FormTab.TabPane","FormCollapse","FormCollapse.CollapsePanel","Editable.Popover","DateInput","CheckboxTiles","RadioTiles","ChipGroups","CountrySelect","DialCode","RegionSelect","EmailCode","Consent","Section","ExitNote","PhoneNumber"]},"x-component-props":{"type":"object"},"x-content":{"$ref":"#/$defs/text"},"x-data":{"type":"object","properties":{"source":{"enum":["countries","provinces","categories","exhibitors","meetings","halls"]}}}}}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = (text) => [...text].length;
const pattern3 = new RegExp("^[a-z][a-z0-9-]{1,39}$", "u");
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$", "u");
const pattern13 = new RegExp("^[a-zA-Z]+\\.[a-zA-Z0-9]+$", "u");
const schema20 = {"if":{"type":"string"},"then":{"type":"string","maxLength":1000,"pattern":"\\S"},"else":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"zh-cn":{"type":"string","maxLength":1000,"pattern":"\\S"},"en":{"type":"string","maxLength":1000,"pattern":"\\S"},"ru":{"type":"string","maxLength":1000,"pattern":"\\S"},"zh-tw":{"type":"string","maxLength":1000,"pattern":"\\S"},"ja":{"type":"string","maxLength":1000,"pattern":"\\S"}}}};
const pattern4 = new RegExp("\\S", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(func2(data) > 1000){
const err1 = {instancePath,schemaPath:"#/then/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern4.test(data)){
const err2 = {instancePath,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.then.type,parentSchema:schema20.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err4 = {instancePath,schemaPath:"#/else/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema20.else,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "zh-cn") || (key0 === "en")) || (key0 === "ru")) || (key0 === "zh-tw")) || (key0 === "ja"))){
const err5 = {instancePath,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20.else,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["zh-cn"] !== undefined){
let data0 = data["zh-cn"];
if(typeof data0 === "string"){
if(func2(data0) > 1000){
const err6 = {instancePath:instancePath+"/zh-cn",schemaPath:"#/else/properties/zh-cn/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.else.properties["zh-cn"],data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data0)){
const err7 = {instancePath:instancePath+"/zh-cn",schemaPath:"#/else/properties/zh-cn/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.else.properties["zh-cn"],data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/zh-cn",schemaPath:"#/else/properties/zh-cn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.else.properties["zh-cn"].type,parentSchema:schema20.else.properties["zh-cn"],data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.en !== undefined){
let data1 = data.en;
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err9 = {instancePath:instancePath+"/en",schemaPath:"#/else/properties/en/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.else.properties.en,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data1)){
const err10 = {instancePath:instancePath+"/en",schemaPath:"#/else/properties/en/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.else.properties.en,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/en",schemaPath:"#/else/properties/en/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.else.properties.en.type,parentSchema:schema20.else.properties.en,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ru !== undefined){
let data2 = data.ru;
if(typeof data2 === "string"){
if(func2(data2) > 1000){
const err12 = {instancePath:instancePath+"/ru",schemaPath:"#/else/properties/ru/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.else.properties.ru,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data2)){
const err13 = {instancePath:instancePath+"/ru",schemaPath:"#/else/properties/ru/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.else.properties.ru,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ru",schemaPath:"#/else/properties/ru/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.else.properties.ru.type,parentSchema:schema20.else.properties.ru,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data["zh-tw"] !== undefined){
let data3 = data["zh-tw"];
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err15 = {instancePath:instancePath+"/zh-tw",schemaPath:"#/else/properties/zh-tw/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.else.properties["zh-tw"],data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data3)){
const err16 = {instancePath:instancePath+"/zh-tw",schemaPath:"#/else/properties/zh-tw/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.else.properties["zh-tw"],data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/zh-tw",schemaPath:"#/else/properties/zh-tw/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.else.properties["zh-tw"].type,parentSchema:schema20.else.properties["zh-tw"],data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ja !== undefined){
let data4 = data.ja;
if(typeof data4 === "string"){
if(func2(data4) > 1000){
const err18 = {instancePath:instancePath+"/ja",schemaPath:"#/else/properties/ja/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema20.else.properties.ja,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/ja",schemaPath:"#/else/properties/ja/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema20.else.properties.ja,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/ja",schemaPath:"#/else/properties/ja/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.else.properties.ja.type,parentSchema:schema20.else.properties.ja,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.else.type,parentSchema:schema20.else,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema20.if,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate53.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema21 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_]{0,39}$"};
const pattern12 = new RegExp("^[A-Za-z][A-Za-z0-9_]{0,39}$", "u");

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern12.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{0,39}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{0,39}$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]{0,39}$",parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"object","maxProperties":200,"propertyNames":{"$ref":"#/$defs/name"},"additionalProperties":{"$ref":"#/$defs/node"}};
const schema23 = {"type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"enum":["string","number","integer","boolean","array","object","void"]},"name":{"type":"string","maxLength":40},"title":{"$ref":"#/$defs/text"},"description":{"$ref":"#/$defs/text"},"required":{"type":"boolean"},"default":{},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"pattern":{"type":"string","minLength":1,"maxLength":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"uniqueItems":{"type":"boolean"},"const":{},"format":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"enum":{"type":"array","minItems":1,"maxItems":300,"items":{"$ref":"#/$defs/option"}},"items":{"$ref":"#/$defs/node"},"properties":{"$ref":"#/$defs/properties"},"x-index":{"type":"number"},"x-core":{"type":"boolean"},"x-virtual":{"type":"boolean"},"x-visible":{"type":["boolean","string"],"maxLength":520},"x-hidden":{"type":["boolean","string"],"maxLength":520},"x-display":{"type":"string","maxLength":520},"x-disabled":{"type":["boolean","string"],"maxLength":520},"x-pattern":{"type":"string","maxLength":520},"x-value":{},"x-validator":{"type":["string","object","array"],"if":{"type":"string"},"then":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"else":{"if":{"type":"array"},"then":{"maxItems":20,"items":{"if":{"type":"string"},"then":{"enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"else":{"$ref":"#/$defs/rule"}}},"else":{"$ref":"#/$defs/rule"}}},"x-reactions":{"type":"array","maxItems":20,"items":{"$ref":"#/$defs/reaction"}},"x-rules":{"$ref":"#/$defs/rules"},"x-decorator":{"enum":["FormItem","Editable","Editable.Popover","ArrayItems.Item","FormGrid.GridColumn"]},"x-decorator-props":{"type":"object","additionalProperties":false,"properties":{"look":{"enum":["field","half","question"]},"gridSpan":{"type":"integer","minimum":1,"maximum":12},"tooltip":{"$ref":"#/$defs/text"},"addonBefore":{"$ref":"#/$defs/text"},"addonAfter":{"$ref":"#/$defs/text"},"asterisk":{"type":"boolean"},"feedbackLayout":{"type":"string","maxLength":20},"labelCol":{"type":"number"},"wrapperCol":{"type":"number"},"colon":{"type":"boolean"},"style":{"type":"object"}}},"x-component":{"enum":["Input","Input.TextArea","Password","NumberPicker","Select","TreeSelect","Cascader","Radio","Radio.Group","Checkbox","Checkbox.Group","Switch","DatePicker","DatePicker.RangePicker","TimePicker","TimePicker.RangePicker","Transfer","SelectTable","Upload","Upload.Dragger","ArrayItems","ArrayItems.Item","ArrayTable","ArrayTable.Column","ArrayTabs","ArrayCards","ArrayCollapse","ArrayCollapse.CollapsePanel","SelectTable.Column","ArrayItems.Addition","ArrayItems.Remove","ArrayItems.MoveUp","ArrayItems.MoveDown","ArrayItems.Copy","ArrayItems.Index","ArrayItems.SortHandle","ArrayTable.Addition","ArrayTable.Remove","ArrayTable.MoveUp","ArrayTable.MoveDown","ArrayTable.Copy","ArrayTable.Index","ArrayTable.SortHandle","ArrayCards.Addition","ArrayCards.Remove","ArrayCards.MoveUp","ArrayCards.MoveDown","ArrayCards.Copy","ArrayCards.Index","ArrayCards.SortHandle","ArrayCollapse.Addition","ArrayCollapse.Remove","ArrayCollapse.MoveUp","ArrayCollapse.MoveDown","ArrayCollapse.Copy","ArrayCollapse.Index","ArrayCollapse.SortHandle","FormLayout","FormGrid","FormGrid.GridColumn","Space","Card","FormItem","FormStep","FormStep.StepPane","FormTab","FormTab.TabPane","FormCollapse","FormCollapse.CollapsePanel","Editable.Popover","DateInput","CheckboxTiles","RadioTiles","ChipGroups","CountrySelect","DialCode","RegionSelect","EmailCode","Consent","Section","ExitNote","PhoneNumber"]},"x-component-props":{"type":"object"},"x-content":{"$ref":"#/$defs/text"},"x-data":{"type":"object","properties":{"source":{"enum":["countries","provinces","categories","exhibitors","meetings","halls"]}}}}};
const schema24 = {"type":["object","string","number","boolean"],"required":["value","label"],"properties":{"value":{"type":["string","number","boolean"],"maxLength":80},"label":{"$ref":"#/$defs/text"},"disabled":{"type":"boolean"},"children":{"type":"array","maxItems":300,"items":{"$ref":"#/$defs/option"}},"theme":{"type":"integer","minimum":1,"maximum":5}}};
const wrapper0 = {validate: validate66};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type},message:"must be object,string,number,boolean",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value !== undefined){
let data0 = data.value;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (typeof data0 !== "boolean")){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema24.properties.value.type},message:"must be string,number,boolean",schema:schema24.properties.value.type,parentSchema:schema24.properties.value,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema24.properties.value,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.label !== undefined){
if(!(validate53(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
let data2 = data.disabled;
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.properties.disabled.type,parentSchema:schema24.properties.disabled,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.children !== undefined){
let data3 = data.children;
if(Array.isArray(data3)){
if(data3.length > 300){
const err6 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items",schema:300,parentSchema:schema24.properties.children,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data3[i0], {instancePath:instancePath+"/children/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.children.type,parentSchema:schema24.properties.children,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.theme !== undefined){
let data5 = data.theme;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.properties.theme.type,parentSchema:schema24.properties.theme,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema24.properties.theme,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.properties.theme,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"value":true,"label":true,"disabled":true,"children":true,"theme":true},"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"format":{"type":"string","enum":["email","newsletterEmail","mainlandMobile","internationalMobile","dialCode","countryCode","idCard","digits","boothNumber","personName","companyName","website","passport","birthDate","laterDate","date","time","date-time","url","uri","uuid","ipv4","ipv6","number","integer","qq","phone","idcard","money","zh","zip"]},"required":{"type":"boolean"},"min":{"type":"number"},"max":{"type":"number"},"len":{"type":"integer","minimum":0,"maximum":2000},"whitespace":{"type":"boolean"},"minLength":{"type":"integer","minimum":0,"maximum":2000},"maxLength":{"type":"integer","minimum":1,"maximum":2000},"pattern":{"type":"string","minLength":1,"maxLength":100},"minimum":{"type":"number"},"maximum":{"type":"number"},"exclusiveMinimum":{"type":"number"},"exclusiveMaximum":{"type":"number"},"multipleOf":{"type":"number","exclusiveMinimum":0},"minItems":{"type":"integer","minimum":0,"maximum":100},"maxItems":{"type":"integer","minimum":1,"maximum":100},"uniqueItems":{"type":"boolean"},"const":{},"enum":{"type":"array","minItems":1,"maxItems":300},"triggerType":{"enum":["onInput","onFocus","onBlur"]},"message":{"$ref":"#/$defs/text"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.format.type,parentSchema:schema25.properties.format,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((data0 === "email") || (data0 === "newsletterEmail")) || (data0 === "mainlandMobile")) || (data0 === "internationalMobile")) || (data0 === "dialCode")) || (data0 === "countryCode")) || (data0 === "idCard")) || (data0 === "digits")) || (data0 === "boothNumber")) || (data0 === "personName")) || (data0 === "companyName")) || (data0 === "website")) || (data0 === "passport")) || (data0 === "birthDate")) || (data0 === "laterDate")) || (data0 === "date")) || (data0 === "time")) || (data0 === "date-time")) || (data0 === "url")) || (data0 === "uri")) || (data0 === "uuid")) || (data0 === "ipv4")) || (data0 === "ipv6")) || (data0 === "number")) || (data0 === "integer")) || (data0 === "qq")) || (data0 === "phone")) || (data0 === "idcard")) || (data0 === "money")) || (data0 === "zh")) || (data0 === "zip"))){
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema25.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.format.enum,parentSchema:schema25.properties.format,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.required !== undefined){
let data1 = data.required;
if(typeof data1 !== "boolean"){
const err4 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema25.properties.required.type,parentSchema:schema25.properties.required,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.min !== undefined){
let data2 = data.min;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.min.type,parentSchema:schema25.properties.min,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.max !== undefined){
let data3 = data.max;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.max.type,parentSchema:schema25.properties.max,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.len !== undefined){
let data4 = data.len;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/len",schemaPath:"#/properties/len/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.len.type,parentSchema:schema25.properties.len,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/len",schemaPath:"#/properties/len/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema25.properties.len,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/len",schemaPath:"#/properties/len/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.len,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.whitespace !== undefined){
let data5 = data.whitespace;
if(typeof data5 !== "boolean"){
const err10 = {instancePath:instancePath+"/whitespace",schemaPath:"#/properties/whitespace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema25.properties.whitespace.type,parentSchema:schema25.properties.whitespace,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.minLength !== undefined){
let data6 = data.minLength;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.minLength.type,parentSchema:schema25.properties.minLength,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2000 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema25.properties.minLength,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.minLength,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data7 = data.maxLength;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.maxLength.type,parentSchema:schema25.properties.maxLength,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema25.properties.maxLength,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.maxLength,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.pattern !== undefined){
let data8 = data.pattern;
if(typeof data8 === "string"){
if(func2(data8) > 100){
const err17 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema25.properties.pattern,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema25.properties.pattern,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema25.properties.pattern.type,parentSchema:schema25.properties.pattern,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.minimum !== undefined){
let data9 = data.minimum;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.minimum.type,parentSchema:schema25.properties.minimum,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.maximum !== undefined){
let data10 = data.maximum;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.maximum.type,parentSchema:schema25.properties.maximum,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.exclusiveMinimum !== undefined){
let data11 = data.exclusiveMinimum;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.exclusiveMinimum.type,parentSchema:schema25.properties.exclusiveMinimum,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.exclusiveMaximum !== undefined){
let data12 = data.exclusiveMaximum;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.exclusiveMaximum.type,parentSchema:schema25.properties.exclusiveMaximum,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.multipleOf !== undefined){
let data13 = data.multipleOf;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 <= 0 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema25.properties.multipleOf,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema25.properties.multipleOf.type,parentSchema:schema25.properties.multipleOf,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.minItems !== undefined){
let data14 = data.minItems;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.minItems.type,parentSchema:schema25.properties.minItems,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema25.properties.minItems,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema25.properties.minItems,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.maxItems !== undefined){
let data15 = data.maxItems;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err29 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema25.properties.maxItems.type,parentSchema:schema25.properties.maxItems,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema25.properties.maxItems,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err31 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema25.properties.maxItems,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.uniqueItems !== undefined){
let data16 = data.uniqueItems;
if(typeof data16 !== "boolean"){
const err32 = {instancePath:instancePath+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema25.properties.uniqueItems.type,parentSchema:schema25.properties.uniqueItems,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.enum !== undefined){
let data17 = data.enum;
if(Array.isArray(data17)){
if(data17.length > 300){
const err33 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items",schema:300,parentSchema:schema25.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data17.length < 1){
const err34 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema25.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.properties.enum.type,parentSchema:schema25.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.triggerType !== undefined){
let data18 = data.triggerType;
if(!(((data18 === "onInput") || (data18 === "onFocus")) || (data18 === "onBlur"))){
const err36 = {instancePath:instancePath+"/triggerType",schemaPath:"#/properties/triggerType/enum",keyword:"enum",params:{allowedValues: schema25.properties.triggerType.enum},message:"must be equal to one of the allowed values",schema:schema25.properties.triggerType.enum,parentSchema:schema25.properties.triggerType,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.message !== undefined){
if(!(validate53(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"properties":{"dependencies":{"type":["array","object"],"maxItems":20,"maxProperties":20,"items":{"type":"string","maxLength":200},"additionalProperties":{"type":"string","maxLength":200}},"when":{"type":["boolean","string"],"maxLength":520},"fulfill":{"type":"object","additionalProperties":false,"properties":{"state":{"type":"object","additionalProperties":false,"properties":{"visible":{},"hidden":{},"display":{},"disabled":{},"editable":{},"readOnly":{},"readPretty":{},"pattern":{},"required":{},"value":{},"title":{},"description":{}}},"schema":{"type":"object","additionalProperties":false,"properties":{"x-visible":{},"x-hidden":{},"x-display":{},"x-disabled":{},"x-pattern":{},"x-value":{},"required":{},"title":{},"description":{}}}}},"otherwise":{"type":"object","additionalProperties":false,"properties":{"state":{"type":"object","additionalProperties":false,"properties":{"visible":{},"hidden":{},"display":{},"disabled":{},"editable":{},"readOnly":{},"readPretty":{},"pattern":{},"required":{},"value":{},"title":{},"description":{}}},"schema":{"type":"object","additionalProperties":false,"properties":{"x-visible":{},"x-hidden":{},"x-display":{},"x-disabled":{},"x-pattern":{},"x-value":{},"required":{},"title":{},"description":{}}}}},"target":{"type":"string","maxLength":200}}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "dependencies") || (key0 === "when")) || (key0 === "fulfill")) || (key0 === "otherwise")) || (key0 === "target"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.dependencies !== undefined){
let data0 = data.dependencies;
if(!data0 || typeof data0 != "object"){
const err1 = {instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/type",keyword:"type",params:{type: schema26.properties.dependencies.type},message:"must be array,object",schema:schema26.properties.dependencies.type,parentSchema:schema26.properties.dependencies,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema26.properties.dependencies,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/dependencies/" + i0,schemaPath:"#/properties/dependencies/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema26.properties.dependencies.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/dependencies/" + i0,schemaPath:"#/properties/dependencies/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.dependencies.items.type,parentSchema:schema26.properties.dependencies.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 20){
const err5 = {instancePath:instancePath+"/dependencies",schemaPath:"#/properties/dependencies/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties",schema:20,parentSchema:schema26.properties.dependencies,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
let data2 = data0[key1];
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dependencies/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema26.properties.dependencies.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/dependencies/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dependencies/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.dependencies.additionalProperties.type,parentSchema:schema26.properties.dependencies.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.when !== undefined){
let data3 = data.when;
if((typeof data3 !== "boolean") && (typeof data3 !== "string")){
const err8 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: schema26.properties.when.type},message:"must be boolean,string",schema:schema26.properties.when.type,parentSchema:schema26.properties.when,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 520){
const err9 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema26.properties.when,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.fulfill !== undefined){
let data4 = data.fulfill;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "state") || (key2 === "schema"))){
const err10 = {instancePath:instancePath+"/fulfill",schemaPath:"#/properties/fulfill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.fulfill,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.state !== undefined){
let data5 = data4.state;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key3 in data5){
if(!(func1.call(schema26.properties.fulfill.properties.state.properties, key3))){
const err11 = {instancePath:instancePath+"/fulfill/state",schemaPath:"#/properties/fulfill/properties/state/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.fulfill.properties.state,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fulfill/state",schemaPath:"#/properties/fulfill/properties/state/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.fulfill.properties.state.type,parentSchema:schema26.properties.fulfill.properties.state,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.schema !== undefined){
let data6 = data4.schema;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key4 in data6){
if(!(func1.call(schema26.properties.fulfill.properties.schema.properties, key4))){
const err13 = {instancePath:instancePath+"/fulfill/schema",schemaPath:"#/properties/fulfill/properties/schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.fulfill.properties.schema,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/fulfill/schema",schemaPath:"#/properties/fulfill/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.fulfill.properties.schema.type,parentSchema:schema26.properties.fulfill.properties.schema,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/fulfill",schemaPath:"#/properties/fulfill/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.fulfill.type,parentSchema:schema26.properties.fulfill,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.otherwise !== undefined){
let data7 = data.otherwise;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key5 in data7){
if(!((key5 === "state") || (key5 === "schema"))){
const err16 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.otherwise,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.state !== undefined){
let data8 = data7.state;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key6 in data8){
if(!(func1.call(schema26.properties.otherwise.properties.state.properties, key6))){
const err17 = {instancePath:instancePath+"/otherwise/state",schemaPath:"#/properties/otherwise/properties/state/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.otherwise.properties.state,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/otherwise/state",schemaPath:"#/properties/otherwise/properties/state/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.otherwise.properties.state.type,parentSchema:schema26.properties.otherwise.properties.state,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.schema !== undefined){
let data9 = data7.schema;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key7 in data9){
if(!(func1.call(schema26.properties.otherwise.properties.schema.properties, key7))){
const err19 = {instancePath:instancePath+"/otherwise/schema",schemaPath:"#/properties/otherwise/properties/schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema26.properties.otherwise.properties.schema,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/otherwise/schema",schemaPath:"#/properties/otherwise/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.otherwise.properties.schema.type,parentSchema:schema26.properties.otherwise.properties.schema,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/otherwise",schemaPath:"#/properties/otherwise/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.properties.otherwise.type,parentSchema:schema26.properties.otherwise,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.target !== undefined){
let data10 = data.target;
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err22 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema26.properties.target,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.target.type,parentSchema:schema26.properties.target,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["assert","message","fields"],"properties":{"assert":{"type":"string","maxLength":520},"message":{"$ref":"#/$defs/text"},"fields":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","maxLength":200}}}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.assert === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "assert"},message:"must have required property '"+"assert"+"'",schema:schema27.items.required,parentSchema:schema27.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.message === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema27.items.required,parentSchema:schema27.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.fields === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema27.items.required,parentSchema:schema27.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!(((key0 === "assert") || (key0 === "message")) || (key0 === "fields"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27.items,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.assert !== undefined){
let data1 = data0.assert;
if(typeof data1 === "string"){
if(func2(data1) > 520){
const err5 = {instancePath:instancePath+"/" + i0+"/assert",schemaPath:"#/items/properties/assert/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema27.items.properties.assert,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/assert",schemaPath:"#/items/properties/assert/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.items.properties.assert.type,parentSchema:schema27.items.properties.assert,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.message !== undefined){
if(!(validate53(data0.message, {instancePath:instancePath+"/" + i0+"/message",parentData:data0,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data0.fields !== undefined){
let data3 = data0.fields;
if(Array.isArray(data3)){
if(data3.length > 10){
const err7 = {instancePath:instancePath+"/" + i0+"/fields",schemaPath:"#/items/properties/fields/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema27.items.properties.fields,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/" + i0+"/fields",schemaPath:"#/items/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema27.items.properties.fields,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err9 = {instancePath:instancePath+"/" + i0+"/fields/" + i1,schemaPath:"#/items/properties/fields/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema27.items.properties.fields.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/fields/" + i1,schemaPath:"#/items/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.items.properties.fields.items.type,parentSchema:schema27.items.properties.fields.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/fields",schemaPath:"#/items/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.items.properties.fields.type,parentSchema:schema27.items.properties.fields,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.items.type,parentSchema:schema27.items,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const wrapper1 = {validate: validate63};
const wrapper2 = {validate: validate61};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!(((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "array")) || (data0 === "object")) || (data0 === "void"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema23.properties.type.enum,parentSchema:schema23.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema23.properties.name,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.name.type,parentSchema:schema23.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate53(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(validate53(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
const err5 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.required.type,parentSchema:schema23.properties.required,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.minLength !== undefined){
let data5 = data.minLength;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err6 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.minLength.type,parentSchema:schema23.properties.minLength,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000 || isNaN(data5)){
const err7 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema23.properties.minLength,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err8 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.minLength,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data6 = data.maxLength;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err9 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.maxLength.type,parentSchema:schema23.properties.maxLength,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2000 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema23.properties.maxLength,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema23.properties.maxLength,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.pattern !== undefined){
let data7 = data.pattern;
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err12 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema23.properties.pattern,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data7) < 1){
const err13 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema23.properties.pattern,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.pattern.type,parentSchema:schema23.properties.pattern,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.minimum !== undefined){
let data8 = data.minimum;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/minimum",schemaPath:"#/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties.minimum.type,parentSchema:schema23.properties.minimum,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.maximum !== undefined){
let data9 = data.maximum;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/maximum",schemaPath:"#/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties.maximum.type,parentSchema:schema23.properties.maximum,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.exclusiveMinimum !== undefined){
let data10 = data.exclusiveMinimum;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/exclusiveMinimum",schemaPath:"#/properties/exclusiveMinimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties.exclusiveMinimum.type,parentSchema:schema23.properties.exclusiveMinimum,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.exclusiveMaximum !== undefined){
let data11 = data.exclusiveMaximum;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/exclusiveMaximum",schemaPath:"#/properties/exclusiveMaximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties.exclusiveMaximum.type,parentSchema:schema23.properties.exclusiveMaximum,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.multipleOf !== undefined){
let data12 = data.multipleOf;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 <= 0 || isNaN(data12)){
const err19 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0",schema:0,parentSchema:schema23.properties.multipleOf,data:data12};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/multipleOf",schemaPath:"#/properties/multipleOf/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties.multipleOf.type,parentSchema:schema23.properties.multipleOf,data:data12};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.minItems !== undefined){
let data13 = data.minItems;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err21 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.minItems.type,parentSchema:schema23.properties.minItems,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema23.properties.minItems,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err23 = {instancePath:instancePath+"/minItems",schemaPath:"#/properties/minItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema23.properties.minItems,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.maxItems !== undefined){
let data14 = data.maxItems;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err24 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties.maxItems.type,parentSchema:schema23.properties.maxItems,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err25 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema23.properties.maxItems,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err26 = {instancePath:instancePath+"/maxItems",schemaPath:"#/properties/maxItems/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema23.properties.maxItems,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.uniqueItems !== undefined){
let data15 = data.uniqueItems;
if(typeof data15 !== "boolean"){
const err27 = {instancePath:instancePath+"/uniqueItems",schemaPath:"#/properties/uniqueItems/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties.uniqueItems.type,parentSchema:schema23.properties.uniqueItems,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.format !== undefined){
let data16 = data.format;
if(!(((((((((((((((((((((((((((((((data16 === "email") || (data16 === "newsletterEmail")) || (data16 === "mainlandMobile")) || (data16 === "internationalMobile")) || (data16 === "dialCode")) || (data16 === "countryCode")) || (data16 === "idCard")) || (data16 === "digits")) || (data16 === "boothNumber")) || (data16 === "personName")) || (data16 === "companyName")) || (data16 === "website")) || (data16 === "passport")) || (data16 === "birthDate")) || (data16 === "laterDate")) || (data16 === "date")) || (data16 === "time")) || (data16 === "date-time")) || (data16 === "url")) || (data16 === "uri")) || (data16 === "uuid")) || (data16 === "ipv4")) || (data16 === "ipv6")) || (data16 === "number")) || (data16 === "integer")) || (data16 === "qq")) || (data16 === "phone")) || (data16 === "idcard")) || (data16 === "money")) || (data16 === "zh")) || (data16 === "zip"))){
const err28 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema23.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema23.properties.format.enum,parentSchema:schema23.properties.format,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.enum !== undefined){
let data17 = data.enum;
if(Array.isArray(data17)){
if(data17.length > 300){
const err29 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items",schema:300,parentSchema:schema23.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data17.length < 1){
const err30 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema23.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data17[i0], {instancePath:instancePath+"/enum/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath:instancePath+"/enum",schemaPath:"#/properties/enum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.enum.type,parentSchema:schema23.properties.enum,data:data17};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.items !== undefined){
if(!(wrapper1.validate(data.items, {instancePath:instancePath+"/items",parentData:data,parentDataProperty:"items",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
if(data.properties !== undefined){
if(!(wrapper2.validate(data.properties, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper2.validate.errors : vErrors.concat(wrapper2.validate.errors);
errors = vErrors.length;
}
}
if(data["x-index"] !== undefined){
let data21 = data["x-index"];
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err32 = {instancePath:instancePath+"/x-index",schemaPath:"#/properties/x-index/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties["x-index"].type,parentSchema:schema23.properties["x-index"],data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data["x-core"] !== undefined){
let data22 = data["x-core"];
if(typeof data22 !== "boolean"){
const err33 = {instancePath:instancePath+"/x-core",schemaPath:"#/properties/x-core/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties["x-core"].type,parentSchema:schema23.properties["x-core"],data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data["x-virtual"] !== undefined){
let data23 = data["x-virtual"];
if(typeof data23 !== "boolean"){
const err34 = {instancePath:instancePath+"/x-virtual",schemaPath:"#/properties/x-virtual/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties["x-virtual"].type,parentSchema:schema23.properties["x-virtual"],data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data["x-visible"] !== undefined){
let data24 = data["x-visible"];
if((typeof data24 !== "boolean") && (typeof data24 !== "string")){
const err35 = {instancePath:instancePath+"/x-visible",schemaPath:"#/properties/x-visible/type",keyword:"type",params:{type: schema23.properties["x-visible"].type},message:"must be boolean,string",schema:schema23.properties["x-visible"].type,parentSchema:schema23.properties["x-visible"],data:data24};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data24 === "string"){
if(func2(data24) > 520){
const err36 = {instancePath:instancePath+"/x-visible",schemaPath:"#/properties/x-visible/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema23.properties["x-visible"],data:data24};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data["x-hidden"] !== undefined){
let data25 = data["x-hidden"];
if((typeof data25 !== "boolean") && (typeof data25 !== "string")){
const err37 = {instancePath:instancePath+"/x-hidden",schemaPath:"#/properties/x-hidden/type",keyword:"type",params:{type: schema23.properties["x-hidden"].type},message:"must be boolean,string",schema:schema23.properties["x-hidden"].type,parentSchema:schema23.properties["x-hidden"],data:data25};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data25 === "string"){
if(func2(data25) > 520){
const err38 = {instancePath:instancePath+"/x-hidden",schemaPath:"#/properties/x-hidden/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema23.properties["x-hidden"],data:data25};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data["x-display"] !== undefined){
let data26 = data["x-display"];
if(typeof data26 === "string"){
if(func2(data26) > 520){
const err39 = {instancePath:instancePath+"/x-display",schemaPath:"#/properties/x-display/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema23.properties["x-display"],data:data26};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/x-display",schemaPath:"#/properties/x-display/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties["x-display"].type,parentSchema:schema23.properties["x-display"],data:data26};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data["x-disabled"] !== undefined){
let data27 = data["x-disabled"];
if((typeof data27 !== "boolean") && (typeof data27 !== "string")){
const err41 = {instancePath:instancePath+"/x-disabled",schemaPath:"#/properties/x-disabled/type",keyword:"type",params:{type: schema23.properties["x-disabled"].type},message:"must be boolean,string",schema:schema23.properties["x-disabled"].type,parentSchema:schema23.properties["x-disabled"],data:data27};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data27 === "string"){
if(func2(data27) > 520){
const err42 = {instancePath:instancePath+"/x-disabled",schemaPath:"#/properties/x-disabled/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema23.properties["x-disabled"],data:data27};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data["x-pattern"] !== undefined){
let data28 = data["x-pattern"];
if(typeof data28 === "string"){
if(func2(data28) > 520){
const err43 = {instancePath:instancePath+"/x-pattern",schemaPath:"#/properties/x-pattern/maxLength",keyword:"maxLength",params:{limit: 520},message:"must NOT have more than 520 characters",schema:520,parentSchema:schema23.properties["x-pattern"],data:data28};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/x-pattern",schemaPath:"#/properties/x-pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties["x-pattern"].type,parentSchema:schema23.properties["x-pattern"],data:data28};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data["x-validator"] !== undefined){
let data29 = data["x-validator"];
if((!data29 || typeof data29 != "object") && (typeof data29 !== "string")){
const err45 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/type",keyword:"type",params:{type: schema23.properties["x-validator"].type},message:"must be string,object,array",schema:schema23.properties["x-validator"].type,parentSchema:schema23.properties["x-validator"],data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs55 = errors;
let valid3 = true;
const _errs56 = errors;
if(typeof data29 !== "string"){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid0 = _errs56 === errors;
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs58 = errors;
if(!(((((((((((((((((((((((((((((((data29 === "email") || (data29 === "newsletterEmail")) || (data29 === "mainlandMobile")) || (data29 === "internationalMobile")) || (data29 === "dialCode")) || (data29 === "countryCode")) || (data29 === "idCard")) || (data29 === "digits")) || (data29 === "boothNumber")) || (data29 === "personName")) || (data29 === "companyName")) || (data29 === "website")) || (data29 === "passport")) || (data29 === "birthDate")) || (data29 === "laterDate")) || (data29 === "date")) || (data29 === "time")) || (data29 === "date-time")) || (data29 === "url")) || (data29 === "uri")) || (data29 === "uuid")) || (data29 === "ipv4")) || (data29 === "ipv6")) || (data29 === "number")) || (data29 === "integer")) || (data29 === "qq")) || (data29 === "phone")) || (data29 === "idcard")) || (data29 === "money")) || (data29 === "zh")) || (data29 === "zip"))){
const err47 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/then/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-validator"].then.enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-validator"].then.enum,parentSchema:schema23.properties["x-validator"].then,data:data29};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid0 = _errs58 === errors;
valid3 = _valid0;
ifClause0 = "then";
}
else {
const _errs59 = errors;
const _errs60 = errors;
let valid4 = true;
const _errs61 = errors;
if(!(Array.isArray(data29))){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid1 = _errs61 === errors;
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs63 = errors;
if(Array.isArray(data29)){
if(data29.length > 20){
const err49 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/else/then/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema23.properties["x-validator"].else.then,data:data29};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
const _errs65 = errors;
let valid7 = true;
const _errs66 = errors;
if(typeof data30 !== "string"){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs66 === errors;
errors = _errs65;
if(vErrors !== null){
if(_errs65){
vErrors.length = _errs65;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs68 = errors;
if(!(((((((((((((((((((((((((((((((data30 === "email") || (data30 === "newsletterEmail")) || (data30 === "mainlandMobile")) || (data30 === "internationalMobile")) || (data30 === "dialCode")) || (data30 === "countryCode")) || (data30 === "idCard")) || (data30 === "digits")) || (data30 === "boothNumber")) || (data30 === "personName")) || (data30 === "companyName")) || (data30 === "website")) || (data30 === "passport")) || (data30 === "birthDate")) || (data30 === "laterDate")) || (data30 === "date")) || (data30 === "time")) || (data30 === "date-time")) || (data30 === "url")) || (data30 === "uri")) || (data30 === "uuid")) || (data30 === "ipv4")) || (data30 === "ipv6")) || (data30 === "number")) || (data30 === "integer")) || (data30 === "qq")) || (data30 === "phone")) || (data30 === "idcard")) || (data30 === "money")) || (data30 === "zh")) || (data30 === "zip"))){
const err51 = {instancePath:instancePath+"/x-validator/" + i1,schemaPath:"#/properties/x-validator/else/then/items/then/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-validator"].else.then.items.then.enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-validator"].else.then.items.then.enum,parentSchema:schema23.properties["x-validator"].else.then.items.then,data:data30};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid2 = _errs68 === errors;
valid7 = _valid2;
ifClause2 = "then";
}
else {
const _errs69 = errors;
if(!(validate69(data30, {instancePath:instancePath+"/x-validator/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid2 = _errs69 === errors;
valid7 = _valid2;
ifClause2 = "else";
}
if(!valid7){
const err52 = {instancePath:instancePath+"/x-validator/" + i1,schemaPath:"#/properties/x-validator/else/then/items/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema23.properties["x-validator"].else.then.items.if,parentSchema:schema23.properties["x-validator"].else.then.items,data:data30};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
var _valid1 = _errs63 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs70 = errors;
if(!(validate69(data29, {instancePath:instancePath+"/x-validator",parentData:data,parentDataProperty:"x-validator",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid1 = _errs70 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
const err53 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema23.properties["x-validator"].else.if,parentSchema:schema23.properties["x-validator"].else,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid0 = _errs59 === errors;
valid3 = _valid0;
ifClause0 = "else";
}
if(!valid3){
const err54 = {instancePath:instancePath+"/x-validator",schemaPath:"#/properties/x-validator/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema23.properties["x-validator"].if,parentSchema:schema23.properties["x-validator"],data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data["x-reactions"] !== undefined){
let data31 = data["x-reactions"];
if(Array.isArray(data31)){
if(data31.length > 20){
const err55 = {instancePath:instancePath+"/x-reactions",schemaPath:"#/properties/x-reactions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema23.properties["x-reactions"],data:data31};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
if(!(validate73(data31[i2], {instancePath:instancePath+"/x-reactions/" + i2,parentData:data31,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/x-reactions",schemaPath:"#/properties/x-reactions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties["x-reactions"].type,parentSchema:schema23.properties["x-reactions"],data:data31};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data["x-rules"] !== undefined){
if(!(validate75(data["x-rules"], {instancePath:instancePath+"/x-rules",parentData:data,parentDataProperty:"x-rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
if(data["x-decorator"] !== undefined){
let data34 = data["x-decorator"];
if(!(((((data34 === "FormItem") || (data34 === "Editable")) || (data34 === "Editable.Popover")) || (data34 === "ArrayItems.Item")) || (data34 === "FormGrid.GridColumn"))){
const err57 = {instancePath:instancePath+"/x-decorator",schemaPath:"#/properties/x-decorator/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-decorator"].enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-decorator"].enum,parentSchema:schema23.properties["x-decorator"],data:data34};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data["x-decorator-props"] !== undefined){
let data35 = data["x-decorator-props"];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key1 in data35){
if(!(func1.call(schema23.properties["x-decorator-props"].properties, key1))){
const err58 = {instancePath:instancePath+"/x-decorator-props",schemaPath:"#/properties/x-decorator-props/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema23.properties["x-decorator-props"],data:data35};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data35.look !== undefined){
let data36 = data35.look;
if(!(((data36 === "field") || (data36 === "half")) || (data36 === "question"))){
const err59 = {instancePath:instancePath+"/x-decorator-props/look",schemaPath:"#/properties/x-decorator-props/properties/look/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-decorator-props"].properties.look.enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-decorator-props"].properties.look.enum,parentSchema:schema23.properties["x-decorator-props"].properties.look,data:data36};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data35.gridSpan !== undefined){
let data37 = data35.gridSpan;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err60 = {instancePath:instancePath+"/x-decorator-props/gridSpan",schemaPath:"#/properties/x-decorator-props/properties/gridSpan/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema23.properties["x-decorator-props"].properties.gridSpan.type,parentSchema:schema23.properties["x-decorator-props"].properties.gridSpan,data:data37};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 12 || isNaN(data37)){
const err61 = {instancePath:instancePath+"/x-decorator-props/gridSpan",schemaPath:"#/properties/x-decorator-props/properties/gridSpan/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12",schema:12,parentSchema:schema23.properties["x-decorator-props"].properties.gridSpan,data:data37};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err62 = {instancePath:instancePath+"/x-decorator-props/gridSpan",schemaPath:"#/properties/x-decorator-props/properties/gridSpan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema23.properties["x-decorator-props"].properties.gridSpan,data:data37};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data35.tooltip !== undefined){
if(!(validate53(data35.tooltip, {instancePath:instancePath+"/x-decorator-props/tooltip",parentData:data35,parentDataProperty:"tooltip",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data35.addonBefore !== undefined){
if(!(validate53(data35.addonBefore, {instancePath:instancePath+"/x-decorator-props/addonBefore",parentData:data35,parentDataProperty:"addonBefore",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data35.addonAfter !== undefined){
if(!(validate53(data35.addonAfter, {instancePath:instancePath+"/x-decorator-props/addonAfter",parentData:data35,parentDataProperty:"addonAfter",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data35.asterisk !== undefined){
let data41 = data35.asterisk;
if(typeof data41 !== "boolean"){
const err63 = {instancePath:instancePath+"/x-decorator-props/asterisk",schemaPath:"#/properties/x-decorator-props/properties/asterisk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties["x-decorator-props"].properties.asterisk.type,parentSchema:schema23.properties["x-decorator-props"].properties.asterisk,data:data41};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data35.feedbackLayout !== undefined){
let data42 = data35.feedbackLayout;
if(typeof data42 === "string"){
if(func2(data42) > 20){
const err64 = {instancePath:instancePath+"/x-decorator-props/feedbackLayout",schemaPath:"#/properties/x-decorator-props/properties/feedbackLayout/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters",schema:20,parentSchema:schema23.properties["x-decorator-props"].properties.feedbackLayout,data:data42};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/x-decorator-props/feedbackLayout",schemaPath:"#/properties/x-decorator-props/properties/feedbackLayout/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties["x-decorator-props"].properties.feedbackLayout.type,parentSchema:schema23.properties["x-decorator-props"].properties.feedbackLayout,data:data42};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data35.labelCol !== undefined){
let data43 = data35.labelCol;
if(!((typeof data43 == "number") && (isFinite(data43)))){
const err66 = {instancePath:instancePath+"/x-decorator-props/labelCol",schemaPath:"#/properties/x-decorator-props/properties/labelCol/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties["x-decorator-props"].properties.labelCol.type,parentSchema:schema23.properties["x-decorator-props"].properties.labelCol,data:data43};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data35.wrapperCol !== undefined){
let data44 = data35.wrapperCol;
if(!((typeof data44 == "number") && (isFinite(data44)))){
const err67 = {instancePath:instancePath+"/x-decorator-props/wrapperCol",schemaPath:"#/properties/x-decorator-props/properties/wrapperCol/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema23.properties["x-decorator-props"].properties.wrapperCol.type,parentSchema:schema23.properties["x-decorator-props"].properties.wrapperCol,data:data44};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data35.colon !== undefined){
let data45 = data35.colon;
if(typeof data45 !== "boolean"){
const err68 = {instancePath:instancePath+"/x-decorator-props/colon",schemaPath:"#/properties/x-decorator-props/properties/colon/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema23.properties["x-decorator-props"].properties.colon.type,parentSchema:schema23.properties["x-decorator-props"].properties.colon,data:data45};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data35.style !== undefined){
let data46 = data35.style;
if(!(data46 && typeof data46 == "object" && !Array.isArray(data46))){
const err69 = {instancePath:instancePath+"/x-decorator-props/style",schemaPath:"#/properties/x-decorator-props/properties/style/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties["x-decorator-props"].properties.style.type,parentSchema:schema23.properties["x-decorator-props"].properties.style,data:data46};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/x-decorator-props",schemaPath:"#/properties/x-decorator-props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties["x-decorator-props"].type,parentSchema:schema23.properties["x-decorator-props"],data:data35};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data["x-component"] !== undefined){
let data47 = data["x-component"];
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data47 === "Input") || (data47 === "Input.TextArea")) || (data47 === "Password")) || (data47 === "NumberPicker")) || (data47 === "Select")) || (data47 === "TreeSelect")) || (data47 === "Cascader")) || (data47 === "Radio")) || (data47 === "Radio.Group")) || (data47 === "Checkbox")) || (data47 === "Checkbox.Group")) || (data47 === "Switch")) || (data47 === "DatePicker")) || (data47 === "DatePicker.RangePicker")) || (data47 === "TimePicker")) || (data47 === "TimePicker.RangePicker")) || (data47 === "Transfer")) || (data47 === "SelectTable")) || (data47 === "Upload")) || (data47 === "Upload.Dragger")) || (data47 === "ArrayItems")) || (data47 === "ArrayItems.Item")) || (data47 === "ArrayTable")) || (data47 === "ArrayTable.Column")) || (data47 === "ArrayTabs")) || (data47 === "ArrayCards")) || (data47 === "ArrayCollapse")) || (data47 === "ArrayCollapse.CollapsePanel")) || (data47 === "SelectTable.Column")) || (data47 === "ArrayItems.Addition")) || (data47 === "ArrayItems.Remove")) || (data47 === "ArrayItems.MoveUp")) || (data47 === "ArrayItems.MoveDown")) || (data47 === "ArrayItems.Copy")) || (data47 === "ArrayItems.Index")) || (data47 === "ArrayItems.SortHandle")) || (data47 === "ArrayTable.Addition")) || (data47 === "ArrayTable.Remove")) || (data47 === "ArrayTable.MoveUp")) || (data47 === "ArrayTable.MoveDown")) || (data47 === "ArrayTable.Copy")) || (data47 === "ArrayTable.Index")) || (data47 === "ArrayTable.SortHandle")) || (data47 === "ArrayCards.Addition")) || (data47 === "ArrayCards.Remove")) || (data47 === "ArrayCards.MoveUp")) || (data47 === "ArrayCards.MoveDown")) || (data47 === "ArrayCards.Copy")) || (data47 === "ArrayCards.Index")) || (data47 === "ArrayCards.SortHandle")) || (data47 === "ArrayCollapse.Addition")) || (data47 === "ArrayCollapse.Remove")) || (data47 === "ArrayCollapse.MoveUp")) || (data47 === "ArrayCollapse.MoveDown")) || (data47 === "ArrayCollapse.Copy")) || (data47 === "ArrayCollapse.Index")) || (data47 === "ArrayCollapse.SortHandle")) || (data47 === "FormLayout")) || (data47 === "FormGrid")) || (data47 === "FormGrid.GridColumn")) || (data47 === "Space")) || (data47 === "Card")) || (data47 === "FormItem")) || (data47 === "FormStep")) || (data47 === "FormStep.StepPane")) || (data47 === "FormTab")) || (data47 === "FormTab.TabPane")) || (data47 === "FormCollapse")) || (data47 === "FormCollapse.CollapsePanel")) || (data47 === "Editable.Popover")) || (data47 === "DateInput")) || (data47 === "CheckboxTiles")) || (data47 === "RadioTiles")) || (data47 === "ChipGroups")) || (data47 === "CountrySelect")) || (data47 === "DialCode")) || (data47 === "RegionSelect")) || (data47 === "EmailCode")) || (data47 === "Consent")) || (data47 === "Section")) || (data47 === "ExitNote")) || (data47 === "PhoneNumber"))){
const err71 = {instancePath:instancePath+"/x-component",schemaPath:"#/properties/x-component/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-component"].enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-component"].enum,parentSchema:schema23.properties["x-component"],data:data47};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data["x-component-props"] !== undefined){
let data48 = data["x-component-props"];
if(!(data48 && typeof data48 == "object" && !Array.isArray(data48))){
const err72 = {instancePath:instancePath+"/x-component-props",schemaPath:"#/properties/x-component-props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties["x-component-props"].type,parentSchema:schema23.properties["x-component-props"],data:data48};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data["x-content"] !== undefined){
if(!(validate53(data["x-content"], {instancePath:instancePath+"/x-content",parentData:data,parentDataProperty:"x-content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data["x-data"] !== undefined){
let data50 = data["x-data"];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.source !== undefined){
let data51 = data50.source;
if(!((((((data51 === "countries") || (data51 === "provinces")) || (data51 === "categories")) || (data51 === "exhibitors")) || (data51 === "meetings")) || (data51 === "halls"))){
const err73 = {instancePath:instancePath+"/x-data/source",schemaPath:"#/properties/x-data/properties/source/enum",keyword:"enum",params:{allowedValues: schema23.properties["x-data"].properties.source.enum},message:"must be equal to one of the allowed values",schema:schema23.properties["x-data"].properties.source.enum,parentSchema:schema23.properties["x-data"].properties.source,data:data51};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/x-data",schemaPath:"#/properties/x-data/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.properties["x-data"].type,parentSchema:schema23.properties["x-data"],data:data50};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(!(validate57(key0, {instancePath,parentData:data,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema22.propertyNames,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate63(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"},message:"must have required property '"+"formId"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.schema === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"},message:"must have required property '"+"schema"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.$schema.type,parentSchema:schema19.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.formId !== undefined){
let data1 = data.formId;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,39}$"+"\"",schema:"^[a-z][a-z0-9-]{1,39}$",parentSchema:schema19.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.formId.type,parentSchema:schema19.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.version.type,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.title !== undefined){
if(!(validate53(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.intro !== undefined){
if(!(validate53(data.intro, {instancePath:instancePath+"/intro",parentData:data,parentDataProperty:"intro",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.submit !== undefined){
if(!(validate53(data.submit, {instancePath:instancePath+"/submit",parentData:data,parentDataProperty:"submit",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data6 = data.languages;
if(Array.isArray(data6)){
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema19.properties.languages,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((((data7 === "zh-cn") || (data7 === "en")) || (data7 === "ru")) || (data7 === "zh-tw")) || (data7 === "ja"))){
const err13 = {instancePath:instancePath+"/languages/" + i0,schemaPath:"#/properties/languages/items/enum",keyword:"enum",params:{allowedValues: schema19.properties.languages.items.enum},message:"must be equal to one of the allowed values",schema:schema19.properties.languages.items.enum,parentSchema:schema19.properties.languages.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema19.properties.languages.type,parentSchema:schema19.properties.languages,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.page !== undefined){
let data8 = data.page;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(((((key1 === "opens") || (key1 === "closes")) || (key1 === "capacity")) || (key1 === "receiptTo")) || (key1 === "thanks"))){
const err15 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.page,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.opens !== undefined){
let data9 = data8.opens;
if(typeof data9 === "string"){
if(func2(data9) > 40){
const err16 = {instancePath:instancePath+"/page/opens",schemaPath:"#/properties/page/properties/opens/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema19.properties.page.properties.opens,data:data9};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern10.test(data9)){
const err17 = {instancePath:instancePath+"/page/opens",schemaPath:"#/properties/page/properties/opens/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$",parentSchema:schema19.properties.page.properties.opens,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/page/opens",schemaPath:"#/properties/page/properties/opens/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.page.properties.opens.type,parentSchema:schema19.properties.page.properties.opens,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.closes !== undefined){
let data10 = data8.closes;
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err19 = {instancePath:instancePath+"/page/closes",schemaPath:"#/properties/page/properties/closes/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema19.properties.page.properties.closes,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern10.test(data10)){
const err20 = {instancePath:instancePath+"/page/closes",schemaPath:"#/properties/page/properties/closes/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?(Z|[+-]\\d{2}:\\d{2})$",parentSchema:schema19.properties.page.properties.closes,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/page/closes",schemaPath:"#/properties/page/properties/closes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.page.properties.closes.type,parentSchema:schema19.properties.page.properties.closes,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.capacity !== undefined){
let data11 = data8.capacity;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/page/capacity",schemaPath:"#/properties/page/properties/capacity/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema19.properties.page.properties.capacity.type,parentSchema:schema19.properties.page.properties.capacity,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/page/capacity",schemaPath:"#/properties/page/properties/capacity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema19.properties.page.properties.capacity,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/page/capacity",schemaPath:"#/properties/page/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema19.properties.page.properties.capacity,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data8.receiptTo !== undefined){
if(!(validate57(data8.receiptTo, {instancePath:instancePath+"/page/receiptTo",parentData:data8,parentDataProperty:"receiptTo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data8.thanks !== undefined){
if(!(validate53(data8.thanks, {instancePath:instancePath+"/page/thanks",parentData:data8,parentDataProperty:"thanks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.page.type,parentSchema:schema19.properties.page,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.messages !== undefined){
let data14 = data.messages;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 100){
const err26 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties",schema:100,parentSchema:schema19.properties.messages,data:data14};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key2 in data14){
const _errs27 = errors;
if(typeof key2 === "string"){
if(func2(key2) > 80){
const err27 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema19.properties.messages.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern13.test(key2)){
const err28 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z]+\\.[a-zA-Z0-9]+$"},message:"must match pattern \""+"^[a-zA-Z]+\\.[a-zA-Z0-9]+$"+"\"",schema:"^[a-zA-Z]+\\.[a-zA-Z0-9]+$",parentSchema:schema19.properties.messages.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
const err29 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema19.properties.messages.propertyNames,parentSchema:schema19.properties.messages,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
for(const key3 in data14){
if(!(validate53(data14[key3], {instancePath:instancePath+"/messages/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.messages.type,parentSchema:schema19.properties.messages,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.schema !== undefined){
let data16 = data.schema;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type === undefined){
const err31 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema19.properties.schema.required,parentSchema:schema19.properties.schema,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data16.properties === undefined){
const err32 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/required",keyword:"required",params:{missingProperty: "properties"},message:"must have required property '"+"properties"+"'",schema:schema19.properties.schema.required,parentSchema:schema19.properties.schema,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data16){
if(!(((key4 === "type") || (key4 === "properties")) || (key4 === "x-rules"))){
const err33 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema19.properties.schema,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.type !== undefined){
let data17 = data16.type;
if("object" !== data17){
const err34 = {instancePath:instancePath+"/schema/type",schemaPath:"#/properties/schema/properties/type/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema19.properties.schema.properties.type,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data16.properties !== undefined){
if(!(validate61(data16.properties, {instancePath:instancePath+"/schema/properties",parentData:data16,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
if(data16["x-rules"] !== undefined){
if(!(validate75(data16["x-rules"], {instancePath:instancePath+"/schema/x-rules",parentData:data16,parentDataProperty:"x-rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.properties.schema.type,parentSchema:schema19.properties.schema,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateMigration = validate85;
const schema28 = {"type":"object","additionalProperties":false,"required":["formId","from","to","steps"],"properties":{"$schema":{"type":"string","maxLength":100},"formId":{"type":"string","pattern":"^[a-z][a-z0-9-]{1,39}$"},"from":{"type":"integer","minimum":1,"maximum":9999},"to":{"type":"integer","minimum":2,"maximum":9999},"steps":{"type":"array","minItems":1,"maxItems":200,"items":{"$ref":"#/$defs/step"}}},"$defs":{"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"},"step":{"type":"object","additionalProperties":false,"properties":{"rename":{"$ref":"#/$defs/name"},"to":{"$ref":"#/$defs/name"},"mapOptions":{"$ref":"#/$defs/name"},"codes":{"type":"object","minProperties":1,"maxProperties":300,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"additionalProperties":{"type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"}},"drop":{"$ref":"#/$defs/name"},"default":{"$ref":"#/$defs/name"},"value":{"type":["string","number","boolean","array"],"maxLength":2000,"maxItems":100,"items":{"type":"string","maxLength":40}}},"minProperties":1,"maxProperties":2,"dependentRequired":{"rename":["to"],"to":["rename"],"mapOptions":["codes"],"codes":["mapOptions"],"value":["default"]}}}};
const schema29 = {"type":"object","additionalProperties":false,"properties":{"rename":{"$ref":"#/$defs/name"},"to":{"$ref":"#/$defs/name"},"mapOptions":{"$ref":"#/$defs/name"},"codes":{"type":"object","minProperties":1,"maxProperties":300,"propertyNames":{"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},"additionalProperties":{"type":["string","null"],"pattern":"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"}},"drop":{"$ref":"#/$defs/name"},"default":{"$ref":"#/$defs/name"},"value":{"type":["string","number","boolean","array"],"maxLength":2000,"maxItems":100,"items":{"type":"string","maxLength":40}}},"minProperties":1,"maxProperties":2,"dependentRequired":{"rename":["to"],"to":["rename"],"mapOptions":["codes"],"codes":["mapOptions"],"value":["default"]}};
const schema30 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]{0,39}$"};
const pattern15 = new RegExp("^[a-z][A-Za-z0-9]{0,39}$", "u");

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,39}$",parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,39}$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties",schema:2,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "rename") || (key0 === "to")) || (key0 === "mapOptions")) || (key0 === "codes")) || (key0 === "drop")) || (key0 === "default")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rename !== undefined){
if(!(validate87(data.rename, {instancePath:instancePath+"/rename",parentData:data,parentDataProperty:"rename",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate87(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.mapOptions !== undefined){
if(!(validate87(data.mapOptions, {instancePath:instancePath+"/mapOptions",parentData:data,parentDataProperty:"mapOptions",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.codes !== undefined){
let data3 = data.codes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 300){
const err3 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxProperties",keyword:"maxProperties",params:{limit: 300},message:"must NOT have more than 300 properties",schema:300,parentSchema:schema29.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Object.keys(data3).length < 1){
const err4 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema29.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data3){
const _errs7 = errors;
if(typeof key1 === "string"){
if(!pattern16.test(key1)){
const err5 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema29.properties.codes.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema29.properties.codes.propertyNames,parentSchema:schema29.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data3){
let data4 = data3[key2];
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/codes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/codes/additionalProperties/type",keyword:"type",params:{type: schema29.properties.codes.additionalProperties.type},message:"must be string,null",schema:schema29.properties.codes.additionalProperties.type,parentSchema:schema29.properties.codes.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern16.test(data4)){
const err8 = {instancePath:instancePath+"/codes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/codes/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9-]{0,39}$",parentSchema:schema29.properties.codes.additionalProperties,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.properties.codes.type,parentSchema:schema29.properties.codes,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.drop !== undefined){
if(!(validate87(data.drop, {instancePath:instancePath+"/drop",parentData:data,parentDataProperty:"drop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
if(!(validate87(data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data7 = data.value;
if((((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")) && (!(Array.isArray(data7)))){
const err10 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema29.properties.value.type},message:"must be string,number,boolean,array",schema:schema29.properties.value.type,parentSchema:schema29.properties.value,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err11 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema29.properties.value,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(Array.isArray(data7)){
if(data7.length > 100){
const err12 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema29.properties.value,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err13 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",schema:40,parentSchema:schema29.properties.value.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/value/" + i0,schemaPath:"#/properties/value/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.value.items.type,parentSchema:schema29.properties.value.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
if(data.rename !== undefined){
if(data.to === undefined){
const err15 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "rename",
    missingProperty: "to",
    depsCount: 1,
    deps: "to"},message:"must have property to when property rename is present",schema:schema29.dependentRequired,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.to !== undefined){
if(data.rename === undefined){
const err16 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "to",
    missingProperty: "rename",
    depsCount: 1,
    deps: "rename"},message:"must have property rename when property to is present",schema:schema29.dependentRequired,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.mapOptions !== undefined){
if(data.codes === undefined){
const err17 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mapOptions",
    missingProperty: "codes",
    depsCount: 1,
    deps: "codes"},message:"must have property codes when property mapOptions is present",schema:schema29.dependentRequired,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.codes !== undefined){
if(data.mapOptions === undefined){
const err18 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "codes",
    missingProperty: "mapOptions",
    depsCount: 1,
    deps: "mapOptions"},message:"must have property mapOptions when property codes is present",schema:schema29.dependentRequired,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.value !== undefined){
if(data.default === undefined){
const err19 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "value",
    missingProperty: "default",
    depsCount: 1,
    deps: "default"},message:"must have property default when property value is present",schema:schema29.dependentRequired,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formId"},message:"must have required property '"+"formId"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "formId")) || (key0 === "from")) || (key0 === "to")) || (key0 === "steps"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema28.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.$schema.type,parentSchema:schema28.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.formId !== undefined){
let data1 = data.formId;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
const err7 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,39}$"+"\"",schema:"^[a-z][a-z0-9-]{1,39}$",parentSchema:schema28.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/formId",schemaPath:"#/properties/formId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.formId.type,parentSchema:schema28.properties.formId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.from.type,parentSchema:schema28.properties.from,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema28.properties.from,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema28.properties.from,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.to !== undefined){
let data3 = data.to;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema28.properties.to.type,parentSchema:schema28.properties.to,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999},message:"must be <= 9999",schema:9999,parentSchema:schema28.properties.to,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 2 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2",schema:2,parentSchema:schema28.properties.to,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
if(data4.length > 200){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema28.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.length < 1){
const err16 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate86(data4[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.steps.type,parentSchema:schema28.properties.steps,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validateCases = validate94;
const schema31 = {"type":"object","additionalProperties":false,"required":["base","cases"],"properties":{"$schema":{"type":"string","maxLength":100},"base":{"$ref":"#/$defs/values"},"cases":{"type":"array","maxItems":200,"items":{"$ref":"#/$defs/case"}}},"$defs":{"values":{"type":"object","maxProperties":200,"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]{0,39}$"}},"places":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":200}},"error":{"type":"object","additionalProperties":false,"required":["pointer","id"],"properties":{"pointer":{"type":"string","maxLength":500},"id":{"type":"string","minLength":1,"maxLength":80}}},"case":{"type":"object","additionalProperties":false,"required":["name","accepted"],"properties":{"name":{"type":"string","minLength":1,"maxLength":160},"values":{"$ref":"#/$defs/values"},"today":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"accepted":{"type":"boolean"},"errors":{"type":"array","minItems":1,"maxItems":500,"items":{"$ref":"#/$defs/error"}},"shown":{"$ref":"#/$defs/places"},"hidden":{"$ref":"#/$defs/places"},"editable":{"$ref":"#/$defs/places"},"disabled":{"$ref":"#/$defs/places"},"submission":{"$ref":"#/$defs/values"}}}}};
const schema32 = {"type":"object","maxProperties":200,"propertyNames":{"pattern":"^[A-Za-z][A-Za-z0-9_]{0,39}$"}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties",schema:200,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern12.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_]{0,39}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_]{0,39}$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_]{0,39}$",parentSchema:schema32.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema32.propertyNames,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema33 = {"type":"object","additionalProperties":false,"required":["name","accepted"],"properties":{"name":{"type":"string","minLength":1,"maxLength":160},"values":{"$ref":"#/$defs/values"},"today":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"accepted":{"type":"boolean"},"errors":{"type":"array","minItems":1,"maxItems":500,"items":{"$ref":"#/$defs/error"}},"shown":{"$ref":"#/$defs/places"},"hidden":{"$ref":"#/$defs/places"},"editable":{"$ref":"#/$defs/places"},"disabled":{"$ref":"#/$defs/places"},"submission":{"$ref":"#/$defs/values"}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["pointer","id"],"properties":{"pointer":{"type":"string","maxLength":500},"id":{"type":"string","minLength":1,"maxLength":80}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pointer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"},message:"must have required property '"+"pointer"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "pointer") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pointer !== undefined){
let data0 = data.pointer;
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err3 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema34.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.pointer.type,parentSchema:schema34.properties.pointer,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters",schema:80,parentSchema:schema34.properties.id,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema34.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.properties.id.type,parentSchema:schema34.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"array","minItems":1,"maxItems":200,"items":{"type":"string","minLength":1,"maxLength":200}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema35.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.items.type,parentSchema:schema35.items,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const pattern19 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accepted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accepted"},message:"must have required property '"+"accepted"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 160){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters",schema:160,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.name.type,parentSchema:schema33.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.values !== undefined){
if(!(validate95(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.today !== undefined){
let data2 = data.today;
if(typeof data2 === "string"){
if(!pattern19.test(data2)){
const err6 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\"",schema:"^\\d{4}-\\d{2}-\\d{2}$",parentSchema:schema33.properties.today,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/today",schemaPath:"#/properties/today/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.today.type,parentSchema:schema33.properties.today,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.accepted !== undefined){
let data3 = data.accepted;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema33.properties.accepted.type,parentSchema:schema33.properties.accepted,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.errors !== undefined){
let data4 = data.errors;
if(Array.isArray(data4)){
if(data4.length > 500){
const err9 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items",schema:500,parentSchema:schema33.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema33.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate99(data4[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema33.properties.errors.type,parentSchema:schema33.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.shown !== undefined){
if(!(validate101(data.shown, {instancePath:instancePath+"/shown",parentData:data,parentDataProperty:"shown",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.hidden !== undefined){
if(!(validate101(data.hidden, {instancePath:instancePath+"/hidden",parentData:data,parentDataProperty:"hidden",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.editable !== undefined){
if(!(validate101(data.editable, {instancePath:instancePath+"/editable",parentData:data,parentDataProperty:"editable",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
if(!(validate101(data.disabled, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.submission !== undefined){
if(!(validate95(data.submission, {instancePath:instancePath+"/submission",parentData:data,parentDataProperty:"submission",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cases === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "base")) || (key0 === "cases"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.base !== undefined){
if(!(validate95(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.cases !== undefined){
let data2 = data.cases;
if(Array.isArray(data2)){
if(data2.length > 200){
const err5 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema31.properties.cases,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate97(data2[i0], {instancePath:instancePath+"/cases/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.cases.type,parentSchema:schema31.properties.cases,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
